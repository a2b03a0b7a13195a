import { useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { dateFormat } from "../../lib/intl.ts";
import { Icon } from "../Icon.tsx";
import { FieldError, type FieldTexts, useField } from "./FieldFrame.tsx";
import styles from "./Field.module.css";

/** A date in three parts, each as typed. The month is `1` to `12`. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export interface DatePartsFieldProps extends Omit<FieldTexts, "optional"> {
  value: DateParts;
  onChange: (parts: DateParts) => void;
  /** Ref of the first part, which receives the focus. */
  ref?: Ref<HTMLInputElement>;
  /** Prefix of the parts' autofill names: `bday` for a birthday. */
  autoComplete?: "bday";
}

/**
 * A date that people know by heart, such as a birthday: typing it is faster than finding it in a calendar. Day and
 * year are digits and the month is chosen by name, so the order cannot be confused.
 */
export function DatePartsField({ label, hint, error, value, onChange, ref, autoComplete }: DatePartsFieldProps) {
  const { t, i18n } = useLingui();
  const { ids, described } = useField({ hint, error });
  const { id: _, "aria-invalid": invalid, ...by } = described;
  // Who comes back to a part hears what is wrong: screen readers say what describes the group only on the way into it.
  const atPart = { "aria-invalid": invalid, "aria-describedby": error ? ids.error : undefined };
  const monthName = dateFormat(i18n.locale, { month: "long", timeZone: "UTC" });
  const digits = (part: "day" | "year", length: number, name: string, placeholder: string) => (
    <span className={styles.box}>
      <input
        ref={part === "day" ? ref : undefined}
        type="text"
        inputMode="numeric"
        aria-label={name}
        {...atPart}
        autoComplete={autoComplete && `${autoComplete}-${part}`}
        placeholder={placeholder}
        maxLength={length}
        required
        className={styles.input}
        value={value[part]}
        onChange={({ target }) => onChange({ ...value, [part]: target.value.replace(/\D/g, "") })}
      />
    </span>
  );
  return (
    <div role="group" aria-labelledby={ids.control} {...by} className={styles.field}>
      <span id={ids.control} className={styles.label}>
        {label}
      </span>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.parts}>
        {digits("day", 2, t`Gün`, t`GG`)}
        <span className={styles.box}>
          <select
            aria-label={t`Ay`}
            {...atPart}
            autoComplete={autoComplete && `${autoComplete}-month`}
            required
            className={`${styles.input} ${styles.select}`}
            value={value.month}
            onChange={({ target }) => onChange({ ...value, month: target.value })}
          >
            <option value="">{t`Ay`}</option>
            {Array.from({ length: 12 }, (_, month) => (
              <option key={month} value={month + 1}>
                {monthName.format(Date.UTC(2000, month))}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </span>
        {digits("year", 4, t`Yıl`, t`YYYY`)}
      </div>
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
