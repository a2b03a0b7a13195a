import type { TwoFactorMethod } from "../../contract/user-security.ts";

/** What protects an account. Undefined: not known, or the operator does not have it. */
export interface Protection {
  readonly method: TwoFactorMethod;
  readonly emailVerified: boolean;
  /** How many passkeys the player has; undefined if the operator has no passkeys. */
  readonly passkeys: number | undefined;
}

/** What protects the account most if the player does it next. */
export type NextStep = "second-factor" | "confirm-email" | "authenticator" | "passkey" | "none";

/**
 * A second factor first: without one, the password alone opens the account. Then the e-mail address, because a mail can
 * reset the password.
 */
export function nextStep({ method, emailVerified, passkeys }: Protection): NextStep {
  if (method === "none") return "second-factor";
  if (!emailVerified) return "confirm-email";
  if (method === "sms") return "authenticator";
  return passkeys === 0 ? "passkey" : "none";
}
