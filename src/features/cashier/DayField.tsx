import { useLingui } from "@lingui/react/macro";
import { useController } from "react-hook-form";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { joinDateParts, splitDateParts } from "../../lib/date-parts.ts";
import { addDays, daysBetween, isDay } from "../../lib/dates.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { DatePartsField } from "../../ui/form/DatePartsField.tsx";
import type { FieldTexts } from "../../ui/form/FieldFrame.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import type { FormField } from "./read-field.ts";
import type { CashFormState } from "./use-cash-form.ts";

export interface DayFieldProps {
  texts: FieldTexts;
  field: FormField;
  cash: CashFormState;
}

/** A list of more days than this would be long to scroll. */
const mostListedDays = 31;

/**
 * A day of the operator's form. If its limits leave at most a month, the player chooses from a list of days, and otherwise types
 * day, month and year. The browser's date field would have the order of the device's language, not of the page's.
 */
export function DayField(props: DayFieldProps) {
  const { min = "", max = "" } = props.field;
  const isList = isDay(min) && isDay(max) && min <= max && daysBetween(min, max) <= mostListedDays;
  return isList ? <ListedDay {...props} first={min} last={max} /> : <TypedDay {...props} />;
}

function ListedDay({ texts, field, cash, first, last }: DayFieldProps & { first: string; last: string }) {
  const { t, i18n } = useLingui();
  const { today } = useOperatorDay();
  const days = Array.from({ length: daysBetween(first, last) }, (_, index) => addDays(first, index));
  // The day that is nearest to today comes first.
  if (last <= today) days.reverse();
  return (
    <SelectField {...texts} {...cash.control(field)}>
      <option value="">{t`Seçin`}</option>
      {days.map((day) => (
        <option key={day} value={day}>
          {formatDay(day, i18n.locale, { weekday: "long", day: "numeric", month: "long" })}
        </option>
      ))}
    </SelectField>
  );
}

function TypedDay({ texts, field, cash }: DayFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control: cash.form.control, name: field.key });
  return (
    <DatePartsField
      {...texts}
      error={fieldState.error?.message}
      ref={ref}
      value={splitDateParts(value ?? "")}
      onChange={(parts) => onChange(joinDateParts(parts))}
      onBlur={onBlur}
    />
  );
}
