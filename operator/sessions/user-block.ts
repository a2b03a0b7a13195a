import { constants, type KeyObject, privateDecrypt } from "node:crypto";
import * as v from "valibot";

/** The decrypted `user` block of a call. */
export interface OpenedBlock {
  readonly uid: string;
  readonly sid: string;
  readonly uip: string;
}

const base64 = /^[A-Za-z\d+/]+={0,2}$/;
const blockSchema = v.object({ uid: v.string(), sid: v.string(), uip: v.string() });

/**
 * Decrypts `uid`, `sid` and `uip` (contract.md, Transport). Undefined when one of them is missing or is not a
 * ciphertext for this key.
 *
 * PKCS#1 v1.5 is prone to padding oracles. OpenSSL uses implicit rejection: a ciphertext with wrong padding decrypts
 * to random bytes, in the same time, instead of an error. Those bytes match no session, so all undecryptable blocks
 * get the same refusal.
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
  // Four characters encode three bytes, so anything longer cannot be a ciphertext.
  if (text.length > 4 * Math.ceil(modulusBytes / 3) || !base64.test(text)) return undefined;
  const ciphertext = Buffer.from(text, "base64");
  if (ciphertext.length !== modulusBytes) return undefined;
  try {
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, ciphertext).toString();
  } catch {
    // The number exceeds the modulus.
    return undefined;
  }
}
