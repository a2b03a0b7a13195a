import { generateSecret, generateSync, generateURI, verifySync } from "otplib";

/** Clocks go wrong: the codes of the steps before and after count too. In seconds, one step. */
const drift = 30;

/** A new secret of 160 bits, in Base32. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 });
}

/** The six digits of a moment, as every authenticator app makes them (RFC 6238: SHA-1, steps of 30 s). */
export function totpAt(secret: string, moment: Date): string {
  return generateSync({ secret, epoch: epochOf(moment) });
}

/**
 * The time step (30-second periods since 1970) whose code this is: the present one, the one before or the one
 * after. Undefined when it is the code of none of them.
 */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({ secret, token: code, epoch: epochOf(now), epochTolerance: drift });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}

/** What an authenticator app reads from the QR code. */
export function otpauthAddress(issuer: string, username: string, secret: string): string {
  return generateURI({ issuer, label: username, secret });
}

function epochOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
