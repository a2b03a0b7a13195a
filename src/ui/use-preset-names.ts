import { useLingui } from "@lingui/react/macro";
import type { DayPreset } from "../lib/period-search.ts";

/** The names of the presets. */
export function usePresetNames(): Readonly<Record<DayPreset, string>> {
  const { t } = useLingui();
  return {
    "all-times": t`Tüm zamanlar`,
    "last-2-year": t`Son 2 yıl`,
    "last-12-month": t`Son 12 ay`,
    "last-180-day": t`Son 180 gün`,
    "last-90-day": t`Son 90 gün`,
    "last-month": t`Geçen ay`,
    "this-month": t`Bu ay`,
    "last-30-day": t`Son 30 gün`,
    "last-7-day": t`Son 7 gün`,
    yesterday: t`Dün`,
    today: t`Bugün`,
  };
}
