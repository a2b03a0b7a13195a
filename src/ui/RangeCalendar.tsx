import { useLingui } from "@lingui/react/macro";
import "cally";
import type { DayRange } from "../lib/day-presets.ts";
import { Icon } from "./Icon.tsx";
import styles from "./RangeCalendar.module.css";

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

export interface RangeCalendarProps {
  range: DayRange | undefined;
  /** Marked, and the last day that can be chosen. */
  today: string;
  onChoose: (range: DayRange) => void;
}

/** A month in which two days are chosen, by pointer or with the arrow keys. Weeks begin on Monday. */
export function RangeCalendar({ range, today, onChoose }: RangeCalendarProps) {
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
