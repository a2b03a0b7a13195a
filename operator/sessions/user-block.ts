import { constants, type KeyObject, privateDecrypt } from "node:crypto";
import * as v from "valibot";

/** The `user` block of a call, decrypted. */
export interface OpenedBlock {
  readonly uid: string;
  readonly sid: string;
  readonly uip: string;
}

const base64 = /^[A-Za-z\d+/]+={0,2}$/;
const blockSchema = v.object({ uid: v.string(), sid: v.string(), uip: v.string() });

/**
 * Decrypts `uid`, `sid` and `uip` (contract §1). Undefined for a block that lacks one of them or is no
 * ciphertext for this key.
 *
 * PKCS#1 v1.5 invites padding oracles. OpenSSL rejects implicitly: a ciphertext with a wrong padding
 * decrypts to random bytes, in the same time, instead of an error. Whoever gets those compares them
 * with a session's values and finds none, so that everything undecryptable ends in one same refusal.
 */
export function openUserBlock(block: unknown, key: KeyObject): OpenedBlock | undefined {
  const read = v.safeParse(blockSchema, block);
  if (!read.success) return undefined;
  const uid = decrypt(read.output.uid, key);
  const sid = decrypt(read.output.sid, key);
  const uip = decrypt(read.output.uip, key);
  if (uid === undefined || sid === undefined || uip === undefined) return undefined;
  return { uid, sid, uip };
}

function decrypt(text: string, key: KeyObject): string | undefined {
  const modulusBytes = (key.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  // Four characters hold three bytes: nothing longer is worth decoding.
  if (text.length > 4 * Math.ceil(modulusBytes / 3) || !base64.test(text)) return undefined;
  const ciphertext = Buffer.from(text, "base64");
  if (ciphertext.length !== modulusBytes) return undefined;
  try {
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, ciphertext).toString();
  } catch {
    // A number beyond the modulus.
    return undefined;
  }
}
