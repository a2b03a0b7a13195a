import { type Kysely, sql } from "kysely";
import { addDays, weeksBetween } from "../../calendar.ts";
import type { Database } from "../schema.ts";

/**
 * Moves the demo's calendar on when the content was loaded a week ago or more, so that a demo which is
 * opened again after months still has promotions and tournaments that run. By whole weeks, because what
 * began on a Friday should still begin on one.
 */
export async function keepContentFresh(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const seeding = await transaction
      .selectFrom("seeding")
      .select("seeded_at")
      .where("part", "=", "content")
      .forUpdate()
      .executeTakeFirstOrThrow();
    const days = 7 * weeksBetween(seeding.seeded_at, now);
    if (days === 0) return;

    const later = (column: string) => sql<Date>`${sql.ref(column)} + make_interval(hours => ${days * 24})`;
    for (const table of ["slider", "promotion", "special_date", "tournament"] as const) {
      await transaction
        .updateTable(table)
        .set({ starts_at: later("starts_at"), ends_at: later("ends_at") })
        .execute();
    }
    await transaction
      .updateTable("mass_message")
      .set({ created_at: later("created_at") })
      // What was sent since the demo began was sent when it was sent.
      .where("created_at", "<=", seeding.seeded_at)
      .execute();
    await transaction.updateTable("jackpot").set({ counted_from: later("counted_from") }).execute();
    await transaction
      .updateTable("seeding")
      .set({ seeded_at: addDays(seeding.seeded_at, days) })
      .where("part", "=", "content")
      .execute();
  });
}
