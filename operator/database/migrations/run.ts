import type { Kysely, RawBuilder } from "kysely";

/** Runs the statements of a migration one after the other. */
export async function run(db: Kysely<unknown>, statements: readonly RawBuilder<unknown>[]) {
  for (const statement of statements) await statement.execute(db);
}
