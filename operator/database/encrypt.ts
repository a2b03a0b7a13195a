import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** The first byte of every encrypted value, so that a later format can be told from this one. */
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text with AES-256-GCM. The result is base64 of the version, a new nonce, the tag and the ciphertext.
 *
 * @param key 32 bytes.
 * @param purpose names what is encrypted and the row that it belongs to. The same purpose is needed to decrypt it, so a value
 *   that was copied to another row is worthless there.
 */
export function encrypt(key: Buffer, text: string, purpose: string): string {
  const head = Buffer.from([version]);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(additionalData(purpose));
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([head, nonce, cipher.getAuthTag(), ciphertext]).toString("base64");
}

/**
 * Decrypts what `encrypt` made.
 *
 * @throws Error for another key, another purpose or a changed value.
 */
export function decrypt(key: Buffer, value: string, purpose: string): string {
  const bytes = Buffer.from(value, "base64");
  const tagAt = 1 + nonceBytes;
  const textAt = tagAt + tagBytes;
  if (bytes[0] !== version || bytes.length < textAt) throw new Error("This is not an encrypted value.");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(1, tagAt), { authTagLength: tagBytes })
    .setAAD(additionalData(purpose))
    .setAuthTag(bytes.subarray(tagAt, textAt));
  return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString("utf8");
}

/** Also authenticates the version. */
function additionalData(purpose: string): Buffer {
  return Buffer.concat([Buffer.from([version]), Buffer.from(purpose)]);
}
