import type { Kysely } from "kysely";
import type { Database, OperatorSecretTable } from "./schema.ts";

/** The secret of that name, created on first use. If two processes create it at once, both get the same one. */
export async function keptSecret(
  db: Kysely<Database>,
  name: OperatorSecretTable["name"],
  make: () => Promise<string> | string,
): Promise<string> {
  const kept = db.selectFrom("operator_secret").select("value").where("name", "=", name);
  const known = await kept.executeTakeFirst();
  if (known) return known.value;
  await db
    .insertInto("operator_secret")
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await kept.executeTakeFirstOrThrow()).value;
}
