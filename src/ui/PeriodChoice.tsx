import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { DayRange, Period } from "../lib/day-presets.ts";
import { formatDay } from "../lib/format-dates.ts";
import { type DayPreset, dayPresets } from "../lib/period-search.ts";
import { SelectField } from "./form/SelectField.tsx";
import { lazyDialog } from "./lazy-with-retry.tsx";

const RangeDialog = lazyDialog(() => import("./RangeDialog.tsx"), "RangeDialog");

export interface PeriodChoiceProps {
  period: Period;
  /** Today in the operator's time zone, `YYYY-MM-DD`. No later day can be chosen. */
  today: string;
  onChoose: (period: Period) => void;
}

const own = "own";

/** Chooses a period: a preset, or days of one's own in a dialog with a calendar, which loads when it is opened. */
export function PeriodChoice({ period, today, onChoose }: PeriodChoiceProps) {
  const { t, i18n } = useLingui();
  const names = usePresetNames();
  const [isOpen, setOpen] = useState(false);
  const range = typeof period === "string" ? undefined : period;
  const rangeName = ({ from, to }: DayRange) => {
    const short = (day: string) => formatDay(day, i18n.locale, { day: "numeric", month: "short", year: "numeric" });
    return from === to ? short(from) : `${short(from)} – ${short(to)}`;
  };
  return (
    <>
      <SelectField
        label={t`Dönem`}
        value={range ? "range" : (period as DayPreset)}
        onChange={({ target: { value } }) => (value === own ? setOpen(true) : onChoose(value as DayPreset))}
      >
        {dayPresets.map((preset) => (
          <option key={preset} value={preset}>
            {names[preset]}
          </option>
        ))}
        {range && <option value="range">{rangeName(range)}</option>}
        <option value={own}>{range ? t`Başka tarih aralığı seç…` : t`Tarih aralığı seç…`}</option>
      </SelectField>
      {isOpen && (
        <RangeDialog
          range={range}
          today={today}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            setOpen(false);
            onChoose(chosen);
          }}
        />
      )}
    </>
  );
}

/** The names of the presets. */
function usePresetNames(): Readonly<Record<DayPreset, string>> {
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
