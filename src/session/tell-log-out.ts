import { failureOf } from "../client/failure.ts";
import { userLogout } from "../contract/user.ts";
import { blockOf } from "./block-of.ts";
import type { SessionDeps } from "./deps.ts";
import type { CredentialsRecord } from "./records.ts";

/**
 * Ends a session at the operator. Resolves with true when it has ended; one that had expired already counts as well
 * (product.md 4.4). Never rejects.
 */
export async function tellLogOut({ send }: SessionDeps, record: CredentialsRecord): Promise<boolean> {
  try {
    await send(userLogout, {}, { as: blockOf(record), background: true });
    return true;
  } catch (error) {
    return failureOf(error)?.kind === "session-expired";
  }
}
