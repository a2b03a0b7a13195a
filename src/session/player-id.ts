import { hex } from "../lib/hex.ts";

/**
 * The id of a player on this site: a hex fingerprint (truncated SHA-256) of site and uid, the same at every log-in.
 * Drafts and writes with an unknown outcome are found by it. Without Web Crypto (no secure context) it is random, so
 * nothing is found again after log-out.
 */
export async function playerIdOf(uid: string, siteId: string | number): Promise<string> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto;
  if (!subtle) return randomId();
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(`karo ${siteId} ${uid}`));
  return hex(new Uint8Array(hash, 0, 16));
}

/** 32 random hex digits. `crypto.randomUUID` exists in secure contexts only. */
function randomId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}
