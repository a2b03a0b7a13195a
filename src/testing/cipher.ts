import type { Encrypt } from "../session/session.ts";

/**
 * A stand-in for encryption: each result looks like ciphertext and differs every time. Only `decrypt` of the same
 * cipher knows the text.
 */
export function createCipher(): { readonly encrypt: Encrypt; readonly decrypt: (text?: string) => string | undefined } {
  const texts = new Map<string, string>();
  return {
    encrypt(text) {
      const encrypted = `C${String(texts.size).padStart(10, "0")}${"A".repeat(77)}`;
      texts.set(encrypted, text);
      return encrypted;
    },
    decrypt: (text = "") => texts.get(text),
  };
}
