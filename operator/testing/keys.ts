import { generateKeyPairSync } from "node:crypto";
import { newKeys } from "../core/keys.ts";

/** One pair of keys for all operators of a test process. It takes 0.2 s to make one. */
export const testKeys = newKeys();

/** A short pair, for operators without HTTP: three values of every call are decrypted, in a third of the time. */
export function shortKeys() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 1024 });
  return { privateKey, publicPem: publicKey.export({ type: "spki", format: "pem" }).toString() };
}
