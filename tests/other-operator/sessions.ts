import { constants, type KeyObject, privateDecrypt, randomBytes } from "node:crypto";
import { findPlayer, type OtherPlayer } from "./players.ts";

/** How long the values from before a ping stay valid, in milliseconds (contract.md, system/ping). */
const graceMs = 60_000;

/** The ip in the log-in's answer, which the player's calls must send. */
export const loginIp = "203.0.113.77";

interface Session {
  readonly player: OtherPlayer;
  /** A session can do almost nothing until the second factor is correct. */
  pending: boolean;
  /** Milliseconds since 1970. */
  diesAt: number;
}

export type Sessions = ReturnType<typeof createSessions>;

/** The sessions of the other operator. Their sids change with every ping and are known only by their ciphertext. */
export function createSessions(privateKey: () => KeyObject, checksUid = false) {
  const bySid = new Map<string, Session>();

  const decrypt = (value: unknown): string => {
    if (typeof value !== "string" || !/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return "";
    try {
      const padding = constants.RSA_PKCS1_PADDING;
      return privateDecrypt({ key: privateKey(), padding }, Buffer.from(value, "base64")).toString("utf8");
    } catch {
      return "";
    }
  };
  const add = (player: OtherPlayer, pending: boolean): number => {
    // A number beyond JavaScript's safe integers would be changed on the way. This one is long but safe.
    const sid = Number.parseInt(randomBytes(6).toString("hex"), 16);
    bySid.set(String(sid), { player, pending, diesAt: Number.POSITIVE_INFINITY });
    return sid;
  };
  const find = (user: Readonly<Record<string, unknown>> | undefined): Session | undefined => {
    const session = bySid.get(decrypt(user?.sid));
    if (!session || session.diesAt <= Date.now()) return undefined;
    return !checksUid || decrypt(user?.uid) === String(session.player.uid) ? session : undefined;
  };

  return {
    add,
    find,
    /** Replaces the sid with a new one. */
    renew(user: Readonly<Record<string, unknown>>, session: Session): number {
      const old = bySid.get(decrypt(user.sid));
      if (old) old.diesAt = Math.min(old.diesAt, Date.now() + graceMs);
      return add(session.player, session.pending);
    },
    end(user: Readonly<Record<string, unknown>> | undefined): void {
      bySid.delete(decrypt(user?.sid));
    },
    /** Ends all sessions. */
    endAll(): void {
      bySid.clear();
    },
    /** How a `user` block, of a session or the anonymous placeholder, breaks the contract. */
    complaintsAbout(user: Readonly<Record<string, unknown>>): string[] {
      const found: string[] = [];
      const names = Object.keys(user).sort().join();
      const session = bySid.get(decrypt(user.sid));
      if (decrypt(user.uip) === "0.0.0.0") {
        if (names !== "lang,uip" && names !== "lang,sid,uip") found.push(`the placeholder has ${names}`);
        return found;
      }
      if (names !== "gmt,lang,sid,uid,uip") found.push(`user has ${names}`);
      if (decrypt(user.uip) !== loginIp) found.push("uip is not the login's");
      if (user.gmt !== "+03:00") found.push(`gmt is ${String(user.gmt)}`);
      if (typeof user.lang !== "string") found.push("user has no lang");
      if (session && decrypt(user.uid) !== String(findPlayer(session.player.username)?.uid)) {
        found.push("uid is another player's");
      }
      return found;
    },
  };
}
