import type { Failure } from "./failure.ts";

/**
 * What an answer removes from the stored session (product.md 4.5): `session` removes session and profile.
 * The others also remove the auth record, so that the session cannot be refreshed: after a failed log-in, when the account
 * is inactive, and when the operator ended a copied session.
 */
export type SessionEffect = "session" | "session-and-auth" | "account" | "copied";

/** The effect of a failure; undefined when the session stays unchanged. */
export function sessionEffectOf(failure: Failure): SessionEffect | undefined {
  const { kind } = failure;
  if (kind === "session-expired") return failure.copied ? "copied" : "session";
  if (kind === "login-failed") return "session-and-auth";
  if (kind === "inactive-account") return "account";
  return undefined;
}
