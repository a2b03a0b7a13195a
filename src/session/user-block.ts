import { NotSent } from "../client/failure.ts";
import { messages, type UserBlock } from "../contract/envelope.ts";
import { blockOf } from "./block-of.ts";
import type { SessionCore } from "./core.ts";
import { loadEncrypt } from "./encrypt.ts";

const nowhere = "0.0.0.0";

/**
 * The `user` block of an authenticated call, or of one of either kind: the session's, or the anonymous
 * placeholder. With `player` only the block of that player's session. Rejects with a `NotSent` when there is none, and
 * when nothing can be encrypted.
 */
export async function userBlock(
  { live, deps }: SessionCore,
  access: "player" | "either",
  player?: string,
): Promise<UserBlock | undefined> {
  // What is stored counts: this tab may not have heard yet of what another one did.
  const { session, auth } = live();
  if (player !== undefined && session?.player !== player) {
    const other = (session ?? auth)?.player;
    // There may still be a session to refresh, once the operator can be reached.
    if (other === player) throw new Error("The session could not be refreshed");
    if (other !== undefined) throw new NotSent({ kind: "another-player", sent: false });
    throw new NotSent({ kind: "session-expired", message: messages.sessionExpired });
  }
  if (session) return blockOf(session);
  if (access === "either") return undefined;
  const encrypt = await loadEncrypt(deps);
  return { uip: encrypt(nowhere), ...(auth && { sid: auth.sid }), lang: deps.language() };
}
