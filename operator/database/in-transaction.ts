import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Runs `work` in a transaction. Inside a transaction of the caller it uses a savepoint: if `work` throws, only its
 * own changes are undone, and the caller may continue.
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

/** Whether a statement failed because another row has a value that must be unique. Its transaction can only be rolled back. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "23505";
}
