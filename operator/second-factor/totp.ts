import { createHmac, randomBytes } from "node:crypto";
import { sameSecret } from "../secret.ts";
import { fromBase32, toBase32 } from "./base32.ts";

const stepMs = 30_000;

/** A new secret of 160 bits, in Base32. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(20));
}

/** The six digits of a time step (RFC 6238 over RFC 4226, SHA-1, as every authenticator app does it). */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** How many periods of 30 seconds have passed since 1970. */
export function stepOf(moment: Date): number {
  return Math.floor(moment.getTime() / stepMs);
}

/**
 * The time step whose code this is: the present one, the one before or the one after, since clocks go
 * wrong. Undefined when it is the code of none of them.
 */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const present = stepOf(now);
  return [present - 1, present, present + 1].find((step) => sameSecret(totpAt(secret, step), code));
}

/** What an authenticator app reads from the QR code. */
export function otpauthAddress(issuer: string, username: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  const parameters = new URLSearchParams({ secret, issuer, algorithm: "SHA1", digits: "6", period: "30" });
  // Apps take a plus for what it is, not for a space.
  return `otpauth://totp/${label}?${parameters.toString().replaceAll("+", "%20")}`;
}
