import type { UserBlock } from "../contract/envelope.ts";
import { blockOf } from "./block-of.ts";
import type { SessionCore } from "./core.ts";
import { loadEncrypt } from "./encrypt.ts";

const nowhere = "0.0.0.0";

/**
 * The `user` block of an authenticated call, or of one of either kind (contract §1): the session's,
 * or the anonymous placeholder. Rejects when nothing can be encrypted.
 */
export async function userBlock(
  { live, deps }: SessionCore,
  access: "player" | "either",
): Promise<UserBlock | undefined> {
  const { session, auth } = live();
  if (session) return blockOf(session);
  if (access === "either") return undefined;
  const encrypt = await loadEncrypt(deps);
  return { uip: encrypt(nowhere), ...(auth && { sid: auth.sid }), lang: deps.language() };
}
