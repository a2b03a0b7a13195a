import { constants, type KeyObject, privateDecrypt } from "node:crypto";
import * as v from "valibot";
import { hashSecret } from "../lib/secret.ts";

/** The decrypted `user` block of a call. */
export interface OpenedBlock {
  readonly uid: string;
  /** The hash of its `sid`. */
  readonly keyHash: string;
  readonly uip: string;
}

const base64 = /^[A-Za-z\d+/]+={0,2}$/;
const ciphertext = v.pipe(v.string(), v.maxLength(2_000));
const blockSchema = v.object({ uid: ciphertext, sid: ciphertext, uip: ciphertext });

export type SealedBlock = v.InferOutput<typeof blockSchema>;

/** The `user` block of a call. Undefined when one of the values is missing, as it is of visitors. */
export function readUserBlock(user: unknown): SealedBlock | undefined {
  const read = v.safeParse(blockSchema, user);
  return read.success ? read.output : undefined;
}

/**
 * Decrypts `uid`, `sid` and `uip` (contract.md, Transport). Undefined when one of them is not a ciphertext for this key.
 *
 * PKCS#1 v1.5 is prone to padding oracles. OpenSSL uses implicit rejection: a ciphertext with wrong padding decrypts
 * to random bytes, in the same time, instead of an error. Those bytes match no session, so all undecryptable blocks
 * get the same refusal.
 */
export function openUserBlock(block: SealedBlock, key: KeyObject): OpenedBlock | undefined {
  const uid = decrypt(block.uid, key);
  const sid = decrypt(block.sid, key);
  const uip = decrypt(block.uip, key);
  if (uid === undefined || sid === undefined || uip === undefined) return undefined;
  return { uid, keyHash: hashSecret(sid), uip };
}

function decrypt(text: string, key: KeyObject): string | undefined {
  const modulusBytes = (key.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  // Four characters encode three bytes, so anything longer cannot be a ciphertext.
  if (text.length > 4 * Math.ceil(modulusBytes / 3) || !base64.test(text)) return undefined;
  const bytes = Buffer.from(text, "base64");
  if (bytes.length !== modulusBytes) return undefined;
  try {
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, bytes).toString();
  } catch {
    // The number exceeds the modulus.
    return undefined;
  }
}
