import type { Kysely } from "kysely";
import { keptSecret } from "../database/kept-secret.ts";
import type { Database } from "../database/schema.ts";
import { OperatorError } from "../operator-error.ts";
import { newSecret } from "../secret.ts";

/**
 * The token of the back office: the given one or, without it, the one in the database, which is created at the first
 * start.
 *
 * @throws OperatorError when the given token is too easy to guess or contains characters that do not belong in an
 *   address.
 */
export async function backOfficeTokenOf(db: Kysely<Database>, given?: string): Promise<string> {
  if (given === undefined) return keptSecret(db, "back office token", newSecret);
  if (/^[\w-]{32,}$/.test(given)) return given;
  throw new OperatorError(
    "OPERATOR_TOKEN must consist of at least 32 letters, digits, hyphens or underscores.",
    "Generate one: openssl rand -hex 32",
  );
}
