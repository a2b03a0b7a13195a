import { useLingui } from "@lingui/react/macro";
import "cally";
import { useEffect, useRef } from "react";
import type { DayRange } from "../../../lib/day-presets.ts";
import { Icon } from "../../Icon.tsx";
import styles from "./RangeCalendar.module.css";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "calendar-range": React.HTMLAttributes<HTMLElement> & {
        ref?: React.Ref<HTMLElement>;
        value?: string;
        max?: string;
        today?: string;
        locale?: string;
        "first-day-of-week"?: number;
        "format-weekday"?: "narrow" | "short";
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
  const ref = useRef<HTMLElement & { value: string }>(null);
  useEffect(() => {
    const calendar = ref.current;
    const onChange = () => {
      const [from = "", to = ""] = calendar?.value.split("/") ?? [];
      if (from && to) onChoose({ from, to });
    };
    calendar?.addEventListener("change", onChange);
    return () => calendar?.removeEventListener("change", onChange);
  }, [onChoose]);
  return (
    <div className={styles.frame}>
      <calendar-range
        ref={ref}
        className={styles.calendar}
        value={range ? `${range.from}/${range.to}` : ""}
        max={today}
        today={today}
        locale={i18n.locale === "en" ? "en-GB" : i18n.locale}
        first-day-of-week={1}
        format-weekday="short"
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
