import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import type { Kysely } from "kysely";
import { getOrCreateSecret } from "../database/secrets.ts";
import type { Database } from "../database/schema.ts";
import { OperatorError } from "../lib/faults.ts";

/** The RSA key pair with which browsers encrypt `uid`, `sid` and `uip` (contract.md, Transport). */
export interface KeyPair {
  readonly privateKey: KeyObject;
  /** SPKI in PEM, as in /config.json. */
  readonly publicPem: string;
}

const bits = 2048;

/**
 * The operator's keys: the given private key or, without it, the one in the database, which is created at the first
 * start.
 *
 * @param pem the private key. Line breaks may be written as `\n`, as in environment files.
 * @throws OperatorError when the given key is not an RSA key of at least 2048 bits.
 */
export async function loadKeys(db: Kysely<Database>, pem?: string): Promise<KeyPair> {
  return pem === undefined ? pairOf(await getOrCreateSecret(db, "private key", newPrivateKey)) : givenPair(pem);
}

/** A new key pair that is not stored. */
export async function newKeys(): Promise<KeyPair> {
  return pairOf(await newPrivateKey());
}

async function newPrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: bits });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

function givenPair(pem: string): KeyPair {
  const advice = "Give it the PEM text of: openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048";
  let pair: KeyPair;
  try {
    pair = pairOf(pem.replaceAll(String.raw`\n`, "\n"));
  } catch {
    throw new OperatorError("OPERATOR_PRIVATE_KEY is not a readable private key.", advice);
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = pair.privateKey;
  if (type === "rsa" && (details?.modulusLength ?? 0) >= bits) return pair;
  throw new OperatorError(`OPERATOR_PRIVATE_KEY is not an RSA key of at least ${bits} bits.`, advice);
}

function pairOf(pem: string): KeyPair {
  const privateKey = createPrivateKey(pem);
  const publicPem = createPublicKey(privateKey).export({ type: "spki", format: "pem" });
  return { privateKey, publicPem: publicPem.toString() };
}
