import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A random secret of 256 bits, safe in an address. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The hash to store for a random secret. It is too fast for passwords. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Compares two secrets in constant time. */
export function sameSecret(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(left)), Buffer.from(hashSecret(right)));
}

/** Derives a secret for one purpose. It reveals nothing about the original. */
export function deriveSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}
