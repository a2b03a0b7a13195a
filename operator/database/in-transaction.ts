import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Runs `work` in a transaction, all of it or nothing. Inside a transaction of the caller's it is a part of
 * that one: when it throws, the part alone is taken back, and the caller may go on.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (!db.isTransaction) return db.transaction().execute(work);
  await sql`savepoint part`.execute(db);
  try {
    const result = await work(db);
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db);
    await sql`release savepoint part`.execute(db);
    throw error;
  }
}
