import type { Kysely } from "kysely";
import { keptSecret } from "../database/kept-secret.ts";
import type { Database } from "../database/schema.ts";
import { asRowId } from "../row-id.ts";
import { deriveSecret, newSecret, sameSecret } from "../secret.ts";

const validMs = 15 * 60_000;

/**
 * The token of a deposit's page at the demo bank: permission to decide this deposit, which can happen once. It is
 * signed, and valid for 15 minutes.
 */
export async function paymentToken(db: Kysely<Database>, id: string, now: Date): Promise<string> {
  const claim = `${id}.${now.getTime() + validMs}`;
  return `${claim}.${await signatureOf(db, claim)}`;
}

/** The id of the deposit that the token is for. Undefined for a token that is made up, changed or too old. */
export async function readPaymentToken(db: Kysely<Database>, token: string, now: Date): Promise<string | undefined> {
  const [id = "", until = "", signature = ""] = token.split(".");
  const isOurs = sameSecret(signature, await signatureOf(db, `${id}.${until}`));
  return isOurs && now.getTime() < Number(until) ? asRowId(id) : undefined;
}

async function signatureOf(db: Kysely<Database>, claim: string): Promise<string> {
  return deriveSecret(await keptSecret(db, "payment pages", newSecret), claim);
}
