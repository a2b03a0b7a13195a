import type { Kysely } from "kysely";
import type { Database, OperatorSecretTable } from "./schema.ts";
import { decryptSecret, encryptSecret } from "./secrets.ts";

/** The secret of that name, created on first use. If two processes create it at once, both get the same one. */
export async function keptSecret(
  db: Kysely<Database>,
  name: Exclude<OperatorSecretTable["name"], "data key">,
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
