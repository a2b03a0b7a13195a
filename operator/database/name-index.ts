import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Lets the database find a part of a name by an index of groups of three letters, instead of reading all names.
 * No migration, which runs once: an extension that is not allowed today may be tomorrow.
 *
 * @returns undefined when the index is there, else why it cannot be; searches then answer the same, more slowly.
 */
export async function indexNames(db: Kysely<Database>): Promise<string | undefined> {
  try {
    // Of two operators that start at once, one would find the other's half-made extension.
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext('karo name index'))`.execute(transaction);
      await sql`create extension if not exists pg_trgm`.execute(transaction);
      for (const table of ["game", "live_table"]) {
        await sql`create index if not exists ${sql.id(`${table}_folded_name_part`)}
          on ${sql.id(table)} using gin (folded_name gin_trgm_ops)`.execute(transaction);
      }
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
