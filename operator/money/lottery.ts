import { type Kysely, sql } from "kysely";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import { addDays, localDay, startOfDate } from "../lib/calendar.ts";
import type { Database } from "../database/schema.ts";
import type { SiteSettings } from "../core/site-settings.ts";

/** The smallest deposit that gets a ticket, in TRY. */
export const leastDeposit = "500.00";

/**
 * Issues one ticket for each approved deposit on the lottery's days. Its number has nine digits and is a permutation of
 * the row's id, so that it is unique and does not reveal how many tickets there are.
 */
export async function issueTickets(db: Kysely<Database>, { startDate, endDate }: LotteryDays): Promise<void> {
  await db
    .updateTable("player_transaction")
    .set({ ticket_number: sql`lpad(((id * 387420489 + 123456789) % 1000000000)::text, 9, '0')` })
    .where("category", "=", 2)
    .where("status", "=", 1002)
    .where("ticket_number", "is", null)
    .where("amount", ">=", leastDeposit)
    .where("created_at", ">=", startOfDate(startDate))
    .where("created_at", "<", addDays(startOfDate(endDate), 1))
    .execute();
}

/** The first and last local day on which tickets are issued. The draw is on the last. */
export type LotteryDays = NonNullable<SiteConfig["lottery"]>;

/**
 * The days of the New Year lottery: those of the settings, or the last two months of the year of `now`. Settings with
 * `"lottery": null` have none.
 */
export function lotteryOf(settings: SiteSettings = {}, now: Date): LotteryDays | undefined {
  if ("lottery" in settings) return settings.lottery ?? undefined;
  const year = localDay(now).slice(0, 4);
  return { startDate: `${year}-11-01`, endDate: `${year}-12-31` };
}
