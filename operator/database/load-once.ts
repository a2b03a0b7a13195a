import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Whether the database holds the demo's players, and whether it holds players or staff at all. */
export async function whoIsIn(db: Kysely<Database>): Promise<{ readonly isDemo: boolean; readonly isUsed: boolean }> {
  // One statement, so that it sees another process load the demo either whole or not at all.
  const { rows } = await sql<{ isDemo: boolean; isUsed: boolean }>`
    select exists(select from seeding where part = 'players') as "isDemo",
      exists(select from player) or exists(select from staff) as "isUsed"`.execute(db);
  return rows[0] ?? { isDemo: false, isUsed: false };
}

/**
 * Runs `load` in a transaction if that part has never been loaded. When two operators start at once, the second waits
 * here.
 */
export async function loadOnce(
  db: Kysely<Database>,
  part: Database["seeding"]["part"],
  now: Date,
  load: (transaction: Kysely<Database>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`lock table seeding in share row exclusive mode`.execute(transaction);
    if (await wasLoaded(transaction, part)) return false;
    await load(transaction);
    await transaction.insertInto("seeding").values({ part, seeded_at: now }).execute();
    return true;
  });
}

export async function wasLoaded(db: Kysely<Database>, part: Database["seeding"]["part"]): Promise<boolean> {
  const before = await db.selectFrom("seeding").select("part").where("part", "=", part).executeTakeFirst();
  return before !== undefined;
}
