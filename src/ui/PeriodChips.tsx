import { useLingui } from "@lingui/react/macro";
import type { Period } from "../lib/day-presets.ts";
import type { DayPreset } from "../lib/period-search.ts";
import type { PageLink } from "./Link.tsx";
import { usePeriodName } from "./period-name.ts";
import { Tabs } from "./Tabs.tsx";

export interface PeriodChipsProps {
  period: Period;
  /** The periods that players look at most. */
  usual: readonly DayPreset[];
  pageOf: (period: Period) => PageLink;
}

/** The usual periods, one tap away. `PeriodChoice` has all of them. */
export function PeriodChips({ period, usual, pageOf }: PeriodChipsProps) {
  const { t } = useLingui();
  const nameOf = usePeriodName();
  return (
    <Tabs
      isSmall
      label={t`Sık bakılan dönemler`}
      tabs={usual.map((preset) => ({ name: nameOf(preset), page: pageOf(preset), isCurrent: period === preset }))}
    />
  );
}
