import { type Kysely, sql } from "kysely";
import { addDays, weeksBetween } from "../../operator/lib/calendar.ts";
import type { Database } from "../../operator/database/schema.ts";

/**
 * Moves the demo's dates forward if the content was loaded a week ago or more. A demo that is reopened after months
 * then still has running promotions and tournaments. It moves by whole weeks, so that weekdays stay the same.
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
      // Messages sent since the demo began keep their date.
      .where("created_at", "<=", seeding.seeded_at)
      .execute();
    await transaction
      .updateTable("jackpot")
      .set({ counted_from: later("counted_from") })
      .execute();
    await transaction
      .updateTable("seeding")
      .set({ seeded_at: addDays(seeding.seeded_at, days) })
      .where("part", "=", "content")
      .execute();
  });
}
