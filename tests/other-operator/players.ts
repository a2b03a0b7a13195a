import { mistake } from "./mistakes.ts";

/** The players of the other operator, one for each kind of log-in. */
export interface OtherPlayer {
  /** This operator's uids are numbers. */
  readonly uid: number;
  readonly username: string;
  /** Further fields of the log-in's answer, in the forms that other operators use. */
  readonly login: Readonly<Record<string, unknown>>;
}

export const otherPassword = "Şifre-1453";
/** The one correct code, for every player. */
export const otherCode = "145314";

export const otherPlayers: readonly OtherPlayer[] = [
  {
    uid: 9_007_199_254_740_991,
    username: "ışıl.çağrı",
    // 5 characters are no authenticator secret. A field may be present without asking for anything.
    login: { rid: "20", gmt: "+03:00", gasecret: "ABCDE", otp: mistake(0, null), lastlogin: "" },
  },
  {
    uid: 2,
    username: "kodlu",
    login: { rid: 1, gtm: "+03:00", gasecret: "JBSWY3DPEHPK3PXP", otp: null, lastlogin: "2026-11-20" },
  },
  {
    uid: 3,
    username: "mesajlı",
    login: { rid: 1, gtm: "+03:00", gasecret: false, otp: "sms", lastlogin: "2026-11-20T23:59:59.5+0530" },
  },
];

export function findPlayer(username: unknown): OtherPlayer | undefined {
  return otherPlayers.find((player) => player.username === username);
}
