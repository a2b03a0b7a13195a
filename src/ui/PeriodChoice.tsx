import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Period } from "../lib/day-presets.ts";
import { type DayPreset, dayPresets } from "../lib/period-search.ts";
import { SelectField } from "./form/SelectField.tsx";
import { lazyDialog } from "./lazy-with-retry.tsx";
import { usePeriodName } from "./period-name.ts";

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
  const { t } = useLingui();
  const nameOf = usePeriodName();
  const [isOpen, setOpen] = useState(false);
  const range = typeof period === "string" ? undefined : period;
  return (
    <>
      <SelectField
        label={t`Dönem`}
        value={range ? "range" : (period as DayPreset)}
        onChange={({ target: { value } }) => (value === own ? setOpen(true) : onChoose(value as DayPreset))}
      >
        {dayPresets.map((preset) => (
          <option key={preset} value={preset}>
            {nameOf(preset)}
          </option>
        ))}
        {range && <option value="range">{nameOf(range)}</option>}
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
