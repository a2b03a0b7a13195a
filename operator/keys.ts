import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { makeFolder } from "./database/make-folder.ts";
import { unusableFolder } from "./database/unusable-folder.ts";
import { OperatorError } from "./operator-error.ts";

/** The RSA pair with which browsers encrypt `uid`, `sid` and `uip` for the operator (contract §1). */
export interface KeyPair {
  readonly privateKey: KeyObject;
  /** SPKI in PEM, as /config.json hands it out. */
  readonly publicPem: string;
}

/**
 * The operator's keys: made at the first start and kept in the data folder, readable by its owner alone;
 * without a folder, new ones in memory.
 *
 * @throws OperatorError when the key file holds something else, or the folder cannot be used.
 */
export async function loadKeys(folder: string | undefined): Promise<KeyPair> {
  if (folder === undefined) return pairOf(await newPrivateKey());
  const file = join(folder, "private-key.pem");
  if (existsSync(file)) return pairOf(readKey(file));

  const pem = (await newPrivateKey()).export({ type: "pkcs8", format: "pem" });
  try {
    makeFolder(folder);
    writeFileSync(file, pem, { mode: 0o600, flag: "wx" });
  } catch (error) {
    // Another operator on the same PostgreSQL database was faster: its key is the one.
    if (!existsSync(file)) throw unusableFolder(folder, error);
  }
  return pairOf(readKey(file));
}

async function newPrivateKey(): Promise<KeyObject> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return privateKey;
}

function readKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch {
    throw new OperatorError(
      `${file} is not a readable private key.`,
      "Restore it from a backup, or remove it: a new one is made, and players sign in once more.",
    );
  }
}

function pairOf(privateKey: KeyObject): KeyPair {
  const publicPem = createPublicKey(privateKey).export({ type: "spki", format: "pem" });
  return { privateKey, publicPem: publicPem.toString() };
}
