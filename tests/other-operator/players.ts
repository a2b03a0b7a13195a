/** The players of the other operator, one for each way to log in. */
export interface OtherPlayer {
  /** A number here. */
  readonly uid: number;
  readonly username: string;
  /** What the login answers besides the session: fields that others of the contract's readers would have. */
  readonly login: Readonly<Record<string, unknown>>;
}

export const otherPassword = "Şifre-1453";
/** The one code that is right, whoever asks. */
export const otherCode = "145314";

export const otherPlayers: readonly OtherPlayer[] = [
  {
    uid: 9_007_199_254_740_991,
    username: "ışıl.çağrı",
    // 5 characters are no authenticator; what asks for nothing may be there all the same.
    login: { rid: "20", gmt: "+03:00", gasecret: "ABCDE", otp: 0, lastlogin: "" },
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
