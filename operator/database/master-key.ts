import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../operator-error.ts";

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
