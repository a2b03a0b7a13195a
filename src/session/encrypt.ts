import type { Encrypt, SessionDeps } from "./deps.ts";

export type EncryptionProblemReason =
  /** The browser has no generator of secure random numbers. */
  | "no-secure-randomness"
  /** The operator's public key is none, or too small for the text. */
  | "unusable-key"
  /** Not ASCII: what the cipher's library makes of other letters is not what the operator reads. */
  | "unusable-text";

/** Why a text cannot be encrypted. Nothing may then be sent or stored in its place. */
export class EncryptionProblem extends Error {
  override readonly name = "EncryptionProblem";
  readonly reason: EncryptionProblemReason;

  constructor(reason: EncryptionProblemReason) {
    super(`Nothing can be encrypted: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Makes RSA ciphertext in base64 (PKCS#1 v1.5, contract §1) with `publicKey`, a PEM. Rejects with an
 * `EncryptionProblem`, or when the library cannot be fetched.
 */
export async function createEncrypt(publicKey: string): Promise<Encrypt> {
  // Before the library is loaded, which is when it draws its randomness.
  if (!hasSecureRandomness()) throw new EncryptionProblem("no-secure-randomness");
  // Given nothing, the library would make up a key of its own.
  if (!publicKey.includes("PUBLIC KEY")) throw new EncryptionProblem("unusable-key");
  const { JSEncrypt } = await import("jsencrypt");
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  const encrypt: Encrypt = (text) => {
    if (!/^[\x20-\x7e]+$/.test(text)) throw new EncryptionProblem("unusable-text");
    const encrypted = cipher.encrypt(text);
    if (!encrypted) throw new EncryptionProblem("unusable-key");
    return encrypted;
  };
  // A key that is none shows only when it is used: better now than after the password has been sent.
  encrypt("?");
  return encrypt;
}

/** The cipher of a session; rejects as `createEncrypt` does. */
export function loadEncrypt(deps: SessionDeps): Promise<Encrypt> {
  return (deps.createEncrypt ?? createEncrypt)(deps.publicKey());
}

/**
 * Where the library sees no `window` or no `crypto` it falls back to `Math.random`, silently: this
 * looks where it looks.
 */
function hasSecureRandomness(): boolean {
  try {
    return typeof window !== "undefined" && self.crypto.getRandomValues(new Uint8Array(1)).length > 0;
  } catch {
    return false;
  }
}
