import type { Failure } from "./failure.ts";

/**
 * What an answer removes from the stored session (product.md 4.5): `session` removes session and profile.
 * The other two also remove the auth record, so that the session cannot be refreshed: after a failed log-in, and when
 * the account is inactive.
 */
export type SessionEffect = "session" | "session-and-auth" | "account";

/** The effect of a failure; undefined when the session stays unchanged. */
export function sessionEffectOf({ kind }: Failure): SessionEffect | undefined {
  if (kind === "session-expired") return "session";
  if (kind === "login-failed") return "session-and-auth";
  if (kind === "inactive-account") return "account";
  return undefined;
}
