import type { SiteConfig } from "../../src/contract/site-config.ts";
import { localDay } from "../calendar.ts";
import type { SiteSettings } from "../site-settings.ts";

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
