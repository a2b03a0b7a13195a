import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits that may stand in an address. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What may be stored of a secret that nobody can guess; too fast for what people choose themselves. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Whether both are the same, in a time that does not tell where they differ. */
export function sameSecret(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(left)), Buffer.from(hashSecret(right)));
}

/** Another secret, for that purpose alone: who learns it learns nothing of the first. */
export function deriveSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}
