import { NotSent } from "../api/failure.ts";
import { messages, type UserBlock } from "../contract/envelope.ts";
import type { SessionCore } from "./core.ts";
import { loadEncrypt } from "./encrypt.ts";
import type { CredentialsRecord } from "./records.ts";

const nowhere = "0.0.0.0";

/**
 * The `user` block of a call. Without a session it is a placeholder for `player` and undefined for `either`. With
 * `player` it is only that player's block: rejects when their session is not stored, with a `NotSent` unless it may
 * still be refreshed. Also rejects when nothing can be encrypted.
 */
export async function userBlock(
  { live, deps }: SessionCore,
  access: "player" | "either",
  player?: string,
): Promise<UserBlock | undefined> {
  // Read the storage: this tab may not know yet what another one did.
  const { session, auth } = live();
  if (player !== undefined && session?.player !== player) {
    const other = (session ?? auth)?.player;
    // The session may still be refreshed when the operator can be reached.
    if (other === player) throw new Error("The session could not be refreshed");
    if (other !== undefined) throw new NotSent({ kind: "another-player", sent: false });
    throw new NotSent({ kind: "session-expired", message: messages.sessionExpired });
  }
  if (session) return blockOf(session);
  if (access === "either") return undefined;
  const encrypt = await loadEncrypt(deps);
  return { uip: encrypt(nowhere), ...(auth && { sid: auth.sid }), lang: deps.language() };
}

/** The `user` block of an authenticated call (contract.md, Transport). */
export function blockOf({ uid, sid, uip, gmt, lang }: CredentialsRecord): Required<UserBlock> {
  return { uid, sid, uip, gmt, lang };
}
