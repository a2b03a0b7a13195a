import { useLingui } from "@lingui/react/macro";
import "cally";
import { type SubmitEvent, useState } from "react";
import type { DayRange } from "../lib/day-presets.ts";
import { formatDay } from "../lib/format-dates.ts";
import { readTypedDay } from "../lib/typed-day.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Icon } from "./Icon.tsx";
import { focusOnClick } from "./form/SubmitButton.tsx";
import { TextField } from "./form/TextField.tsx";
import styles from "./RangeDialog.module.css";

export interface RangeDialogProps {
  range: DayRange | undefined;
  /** The last day that can be chosen. */
  today: string;
  onClose: () => void;
  onChoose: (range: DayRange) => void;
}

/** Two days: typed, or chosen in the calendar. */
export function RangeDialog({ range, today, onClose, onChoose }: RangeDialogProps) {
  const { t, i18n } = useLingui();
  const shown = (day: string) => formatDay(day, i18n.locale, { day: "2-digit", month: "2-digit", year: "numeric" });
  const [typed, setTyped] = useState({ from: range ? shown(range.from) : "", to: range ? shown(range.to) : "" });
  const [isChecked, setChecked] = useState(false);
  const days = { from: readTypedDay(typed.from), to: readTypedDay(typed.to) };
  const problem = (day: string | undefined) => {
    if (!isChecked) return undefined;
    if (day === undefined) return t`Gün, ay ve yıl yazın: 05.03.2026`;
    return day > today ? t`Bugünden sonraki bir gün seçilemez` : undefined;
  };
  const inOrder = days.from && days.to && days.from <= days.to;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    const { from, to } = days;
    if (!from || !to || from > today || to > today) return;
    onChoose(from <= to ? { from, to } : { from: to, to: from });
  };
  const field = (name: "from" | "to", label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t`GG.AA.YYYY`}
      value={typed[name]}
      error={problem(days[name])}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <Dialog open onClose={onClose} title={t`Tarih aralığı`}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <div className={styles.fields}>
          {field("from", t`İlk gün`)}
          {field("to", t`Son gün`)}
        </div>
        <RangeCalendar
          range={inOrder ? { from: days.from ?? "", to: days.to ?? "" } : undefined}
          today={today}
          onChoose={({ from, to }) => setTyped({ from: shown(from), to: shown(to) })}
        />
        <Button {...focusOnClick} type="submit" variant="primary">{t`Uygula`}</Button>
      </form>
    </Dialog>
  );
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "calendar-range": React.HTMLAttributes<HTMLElement> & {
        value?: string;
        max?: string;
        today?: string;
        locale?: string;
        "first-day-of-week"?: number;
        "format-weekday"?: "narrow" | "short";
        /** React adds this listener together with the element. An effect would add it later, and miss a quick press. */
        onchange?: (event: Event & { currentTarget: { value: string } }) => void;
      };
      "calendar-month": React.HTMLAttributes<HTMLElement>;
    }
  }
}

interface RangeCalendarProps {
  range: DayRange | undefined;
  /** Marked, and the last day that can be chosen. */
  today: string;
  onChoose: (range: DayRange) => void;
}

/** A month in which two days are chosen, by pointer or with the arrow keys. Weeks begin on Monday. */
function RangeCalendar({ range, today, onChoose }: RangeCalendarProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.frame}>
      <calendar-range
        className={styles.calendar}
        value={range ? `${range.from}/${range.to}` : ""}
        max={today}
        today={today}
        locale={i18n.locale === "en" ? "en-GB" : i18n.locale}
        first-day-of-week={1}
        format-weekday="short"
        onchange={({ currentTarget }) => {
          const [from = "", to = ""] = currentTarget.value.split("/");
          if (from && to) onChoose({ from, to });
        }}
      >
        <span slot="previous" role="img" aria-label={t`Önceki ay`}>
          <Icon name="chevron-left" />
        </span>
        <span slot="next" role="img" aria-label={t`Sonraki ay`}>
          <Icon name="chevron-right" />
        </span>
        <calendar-month className={styles.month} />
      </calendar-range>
    </div>
  );
}
