import { useLingui } from "@lingui/react/macro";
import { type FocusEvent, type Ref, useRef } from "react";
import type { DateParts } from "../../lib/date-parts.ts";
import { dateFormat } from "../../lib/intl.ts";
import { Icon } from "../Icon.tsx";
import { FieldError, type FieldTexts, LabelWords, useField } from "./FieldFrame.tsx";
import styles from "./Field.module.css";

export interface DatePartsFieldProps extends FieldTexts {
  value: DateParts;
  onChange: (parts: DateParts) => void;
  /** Called when the focus leaves all three parts. */
  onBlur?: () => void;
  /** Ref of the first part, which receives the focus. */
  ref?: Ref<HTMLInputElement>;
  /** Prefix of the parts' autofill names: `bday` for a birthday. */
  autoComplete?: "bday";
}

/**
 * A date that people know by heart or read from a card, such as a birthday: typing it is faster than finding it in a
 * calendar. Day and year are digits and the month is chosen by name, so the order cannot be confused.
 */
export function DatePartsField(props: DatePartsFieldProps) {
  const { label, hint, error, optional = false, value, onChange, onBlur, ref, autoComplete } = props;
  const { t, i18n } = useLingui();
  const { ids, described } = useField({ hint, error });
  const { id: _, "aria-invalid": invalid, ...by } = described;
  // Who comes back to a part hears what is wrong: screen readers say what describes the group only on the way into it.
  const atPart = { "aria-invalid": invalid, "aria-describedby": error ? ids.error : undefined };
  const group = useRef<HTMLDivElement>(null);
  const onPartBlur = ({ relatedTarget }: FocusEvent) => {
    if (!group.current?.contains(relatedTarget)) onBlur?.();
  };
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
        required={!optional}
        className={styles.input}
        value={value[part]}
        onBlur={onPartBlur}
        onChange={({ target }) => onChange({ ...value, [part]: target.value.replace(/\D/g, "") })}
      />
    </span>
  );
  return (
    <div ref={group} role="group" aria-labelledby={ids.control} {...by} className={styles.field}>
      <span id={ids.control} className={styles.label}>
        <LabelWords label={label} optional={optional} />
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
            required={!optional}
            className={`${styles.input} ${styles.select}`}
            value={value.month}
            onBlur={onPartBlur}
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
