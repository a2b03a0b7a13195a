import { randomId } from "./random-id.ts";

/**
 * The id of a player on this site: a SHA-256 fingerprint in hex of site and uid, the same whenever this player signs
 * in. Drafts, and writes whose outcome is unknown, are found again by it. Random where the browser has no Web Crypto
 * (no secure context): then nothing is found again after log-out.
 */
export async function playerIdOf(uid: string, siteId: string | number): Promise<string> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto;
  if (!subtle) return randomId();
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(`karo ${siteId} ${uid}`));
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
