/** Codes of an authenticator app (RFC 6238). */
import { generateSync } from "otplib";

const stepMs = 30_000;

/** The code of the first time step after `lastStep`, and how long to wait until its step begins. */
export function nextCode(secret: string, now: Date, lastStep: number) {
  const present = Math.floor(now.getTime() / stepMs);
  const step = Math.max(present, lastStep + 1);
  const code = generateSync({ secret: secret.replace(/\s/g, "").toUpperCase(), epoch: (step * stepMs) / 1000 });
  return { step, code, waitMs: Math.max(0, step * stepMs - now.getTime()) };
}
