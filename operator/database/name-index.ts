import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Creates a trigram index, with which the database finds part of a name without reading all names. This is no
 * migration, because a migration runs once, and an extension that is not allowed today may be tomorrow.
 *
 * @returns undefined when the index exists, otherwise the reason why it cannot be created. Searches then give the
 *   same answers, more slowly.
 */
export async function indexNames(db: Kysely<Database>): Promise<string | undefined> {
  try {
    // Without the lock, two operators that start at once would both try to create the extension.
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
