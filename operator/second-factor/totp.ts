import { generateSecret, generateSync, generateURI, verifySync } from "otplib";

const stepSeconds = 30;

/** Tolerates wrong clocks: the codes of one step before and after are valid, too. */
const driftSeconds = stepSeconds;

/** A new secret of 160 bits, in Base32. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 });
}

/** The six-digit code of a moment, as in every authenticator app (RFC 6238: SHA-1, steps of 30 s). */
export function totpAt(secret: string, moment: Date): string {
  return generateSync({ secret, epoch: epochOf(moment) });
}

/**
 * The time step (30-second periods since 1970) of this code: the current one, the previous or the next. Undefined for
 * a wrong code.
 */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({ secret, token: code, epoch: epochOf(now), epochTolerance: driftSeconds });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}

/** The latest time step whose code is valid at a moment. */
export function lastStepAt(moment: Date): number {
  return Math.floor((epochOf(moment) + driftSeconds) / stepSeconds);
}

/** The address in the QR code for authenticator apps. */
export function otpauthAddress(issuer: string, username: string, secret: string): string {
  return generateURI({ issuer, label: username, secret });
}

function epochOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
