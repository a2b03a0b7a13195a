import type { Failure } from "./failure.ts";

/**
 * What an answer removes from the stored session (product.md 4.5): `session` removes session and profile;
 * `session-and-auth` also removes the auth record, so that the session cannot be refreshed.
 */
export type SessionEffect = "session" | "session-and-auth";

/** The effect of a failure; undefined when the session stays unchanged. */
export function sessionEffectOf({ kind }: Failure): SessionEffect | undefined {
  if (kind === "session-expired") return "session";
  if (kind === "login-failed" || kind === "inactive-account") return "session-and-auth";
  return undefined;
}
