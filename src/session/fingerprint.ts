/** Of PBKDF2 with SHA-256: a tenth of a second on a phone, for every name that somebody would try. */
const iterations = 150_000;

/**
 * What tells a text again without telling what it is: hex, the same for the same text and salt. Undefined where
 * the browser has no Web Crypto (no secure context). Never rejects.
 */
export async function fingerprint(text: string, salt: string): Promise<string | undefined> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto;
  if (!subtle) return undefined;
  const bytes = (of: string) => new TextEncoder().encode(of);
  try {
    const key = await subtle.importKey("raw", bytes(text), "PBKDF2", false, ["deriveBits"]);
    const how = { name: "PBKDF2", hash: "SHA-256", salt: bytes(salt), iterations };
    const bits = new Uint8Array(await subtle.deriveBits(how, key, 128));
    return Array.from(bits, (byte) => byte.toString(16).padStart(2, "0")).join("");
  } catch {
    return undefined;
  }
}
