/**
 * The secrets in the database are encrypted with its data key, which is in the database itself, encrypted with the master key.
 * So another master key costs one row, and processes that run meanwhile keep working.
 */
import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { OperatorError } from "../operator-error.ts";
import { decrypt, encrypt } from "./encrypt.ts";
import { masterKeyBytes, type MasterKeys } from "./master-key.ts";
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
