import { useLingui } from "@lingui/react/macro";
import { lastOfMonth, type Period } from "../lib/day-presets.ts";
import { formatDay } from "../lib/format-dates.ts";
import type { DayPreset } from "../lib/period-search.ts";

/** Returns the name of a period: that of the preset or of the month, otherwise its days. */
export function usePeriodName(): (period: Period) => string {
  const { t, i18n } = useLingui();
  const presets: Readonly<Record<DayPreset, string>> = {
    "all-times": t`Tüm zamanlar`,
    "last-2-year": t`Son 2 yıl`,
    "last-12-month": t`Son 12 ay`,
    "last-180-day": t`Son 180 gün`,
    "last-90-day": t`Son 90 gün`,
    "last-month": t`Geçen ay`,
    "this-month": t`Bu ay`,
    "last-30-day": t`Son 30 gün`,
    "last-week": t`Geçen hafta`,
    "this-week": t`Bu hafta`,
    "last-7-day": t`Son 7 gün`,
    yesterday: t`Dün`,
    today: t`Bugün`,
  };
  return (period) => {
    if (typeof period === "string") return presets[period];
    const { from, to } = period;
    if (from.endsWith("-01") && to === lastOfMonth(from)) {
      return formatDay(from, i18n.locale, { month: "long", year: "numeric" });
    }
    const short = (day: string) => formatDay(day, i18n.locale, { day: "numeric", month: "short", year: "numeric" });
    return from === to ? short(from) : `${short(from)} – ${short(to)}`;
  };
}
