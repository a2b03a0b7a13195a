import type { Failure } from "./failure.ts";

/**
 * What an answer takes from the stored session (spec §4, "Session clearing by responses"):
 * `session` is session and profile, `session-and-auth` the auth record too, so that nothing is left
 * to refresh with.
 */
export type SessionEffect = "session" | "session-and-auth";

/** Undefined when the session stays as it is. */
export function sessionEffectOf({ kind }: Failure): SessionEffect | undefined {
  if (kind === "session-expired") return "session";
  if (kind === "login-failed" || kind === "inactive-account") return "session-and-auth";
  return undefined;
}
