/**
 * The secrets in the database are encrypted with its data key, which is in the database itself, encrypted with the master key.
 * So a new master key changes only one row, and running processes keep working.
 */
import type { Kysely } from "kysely";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../lib/faults.ts";
import type { Database } from "./schema.ts";

/** The data keys by the adapter that the transactions of one database share with it, so that whoever has `db` has its key. */
const dataKeys = new WeakMap<object, Buffer>();

const dataKeyPurpose = "data key";

/**
 * Unlocks the database's secrets for `encryptSecret` and `decryptSecret`. Makes the data key at the first start. If it is
 * still encrypted with the old master key, encrypts it with the current one.
 *
 * @throws OperatorError for a wrong master key.
 */
export async function unlockSecrets(
  db: Kysely<Database>,
  { current, old }: MasterKeys & { readonly current: string },
): Promise<void> {
  const key = masterKeyBytes(current);
  const made = encrypt(key, randomBytes(32).toString("base64"), dataKeyPurpose);
  await db
    .insertInto("operator_secret")
    .values({ name: "data key", value: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = db.selectFrom("operator_secret").select("value").where("name", "=", "data key");
  const { value } = await stored.executeTakeFirstOrThrow();
  const withOld = old === undefined ? undefined : opened(masterKeyBytes(old, "OPERATOR_MASTER_KEY_OLD"), value);
  const dataKey = opened(key, value) ?? withOld;
  if (dataKey === undefined) throw wrongKey();
  if (withOld !== undefined) {
    await db
      .updateTable("operator_secret")
      .set({ value: encrypt(key, dataKey, dataKeyPurpose) })
      .where("name", "=", "data key")
      .execute();
  }
  dataKeys.set(db.getExecutor().adapter, Buffer.from(dataKey, "base64"));
}

/**
 * Encrypts a secret for a column.
 *
 * @param purpose names the secret and its row, such as "authenticator of player 70001". It is needed to decrypt it.
 */
export function encryptSecret(db: Kysely<Database>, secret: string, purpose: string): string {
  return encrypt(dataKeyOf(db), secret, purpose);
}

/**
 * Decrypts a secret from a column.
 *
 * @throws Error when it was encrypted for another purpose, or changed.
 */
export function decryptSecret(db: Kysely<Database>, value: string, purpose: string): string {
  return decrypt(dataKeyOf(db), value, purpose);
}

function dataKeyOf(db: Kysely<Database>): Buffer {
  const key = dataKeys.get(db.getExecutor().adapter);
  if (!key) throw new Error("The secrets of this database are locked.");
  return key;
}

function opened(key: Buffer, value: string): string | undefined {
  try {
    return decrypt(key, value, dataKeyPurpose);
  } catch {
    return undefined;
  }
}

function wrongKey(): OperatorError {
  return new OperatorError(
    "The secrets in the database were encrypted with another master key.",
    "Set OPERATOR_MASTER_KEY to that key. To replace it, set OPERATOR_MASTER_KEY to the new key and OPERATOR_MASTER_KEY_OLD " +
      "to that one. If it is lost, only --fresh helps, which deletes all data.",
  );
}

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

/** The secret of that name, created on first use. If two processes create it at once, both get the same one. */
export async function getOrCreateSecret(
  db: Kysely<Database>,
  name: Exclude<Database["operator_secret"]["name"], "data key">,
  make: () => Promise<string> | string,
): Promise<string> {
  const kept = db.selectFrom("operator_secret").select("value").where("name", "=", name);
  const known = await kept.executeTakeFirst();
  if (known) return decryptSecret(db, known.value, name);
  await db
    .insertInto("operator_secret")
    .values({ name, value: encryptSecret(db, await make(), name) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return decryptSecret(db, (await kept.executeTakeFirstOrThrow()).value, name);
}

/** The keys that encrypt the database's data key, in base64. */
export interface MasterKeys {
  /** OPERATOR_MASTER_KEY. */
  readonly current?: string | undefined;
  /** OPERATOR_MASTER_KEY_OLD: the one before, while it is being replaced. */
  readonly old?: string | undefined;
}

const keyBytes = 32;
const makeOne = "Make one with: openssl rand -base64 32";

/** A new master key. */
export function newMasterKey(): string {
  return randomBytes(keyBytes).toString("base64");
}

/**
 * Reads the master key of an embedded database, for which the environment has none, from a file beside the data. Creates the file
 * at the first start; only this user may read it. The caller holds the folder's lock.
 */
export function masterKeyInFolder(folder: string): string {
  const file = join(folder, "master.key");
  if (!existsSync(file)) writeFileSync(file, `${newMasterKey()}\n`, { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

/**
 * The master key that a server's database needs: beside its data there would be no place that its dumps leave out.
 *
 * @throws OperatorError when none was given.
 */
export function requiredMasterKey(given: string | undefined): string {
  if (given !== undefined) return given;
  throw new OperatorError(
    "OPERATOR_MASTER_KEY is missing. It encrypts the secrets in the PostgreSQL database, such as private keys.",
    `${makeOne}. Keep it outside the database: without it, the secrets are lost.`,
  );
}

/**
 * @param name the environment variable, for the error.
 * @throws OperatorError when it is not base64 of 32 bytes.
 */
export function masterKeyBytes(key: string, name = "OPERATOR_MASTER_KEY"): Buffer {
  const bytes = Buffer.from(key, "base64");
  if (bytes.length === keyBytes && bytes.toString("base64").replace(/=+$/, "") === key.replace(/=+$/, "")) return bytes;
  throw new OperatorError(`${name} is not a key of 32 bytes in base64.`, makeOne);
}
