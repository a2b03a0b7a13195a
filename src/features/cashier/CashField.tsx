import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { formatIban, isTurkishIban } from "../../lib/iban.ts";
import { normalisePhone, nationalPhone } from "../../lib/phone.ts";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { CopyRow } from "./CopyRow.tsx";
import { AmountField } from "./AmountField.tsx";
import { BankAccountField } from "./BankAccountField.tsx";
import { BankField } from "./BankField.tsx";
import styles from "./CashForm.module.css";
import { type FormField, isSecret } from "./form-fields.ts";
import { IbanField } from "./IbanField.tsx";
import { TextAreaField } from "./TextAreaField.tsx";
import type { CashFormState } from "./use-cash-form.ts";

export interface CashFieldProps {
  field: FormField;
  cash: CashFormState;
  /** Opens the form that adds a bank account for this field. */
  onAddAccount: () => void;
}

/** The control of a field, by its type. */
export function CashField({ field, cash, onAddAccount }: CashFieldProps) {
  switch (field.type) {
    case "info":
      return <Info field={field} />;
    case "copy":
      return <Copy field={field} />;
    case "amount":
      return <AmountField field={field} cash={cash} />;
    case "iban":
      return <IbanField field={field} cash={cash} />;
    case "bank":
      return <BankField field={field} cash={cash} />;
    case "bankAccount":
      return <BankAccountField field={field} cash={cash} onAdd={onAddAccount} />;
    case "select":
      return <Select field={field} cash={cash} />;
    case "phone":
      return <Phone field={field} cash={cash} />;
    case "textarea":
      return <TextAreaField {...textsOf(field)} {...cash.control(field)} maxLength={field.maxLength} />;
    default:
      return <TextField {...textsOf(field)} {...cash.control(field)} {...inputOf(field)} />;
  }
}

function textsOf({ label, hint, isRequired }: FormField) {
  return { label, hint, optional: !isRequired, required: isRequired };
}

/** What distinguishes the inputs of one line. */
function inputOf({ type, name, min, max, maxLength }: FormField): Partial<ComponentProps<typeof TextField>> {
  switch (type) {
    case "number":
      return { inputMode: "decimal", autoComplete: "off" };
    case "nationalId":
      return { inputMode: "numeric", autoComplete: "off" };
    case "date":
      return { type: "date", min, max };
    case "time":
      return { type: "time" };
    default:
      return { maxLength, autoComplete: isSecret(name) ? "off" : undefined, spellCheck: false };
  }
}

function Info({ field: { label, value, hint } }: { field: FormField }) {
  return (
    <div className={styles.shown}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {hint && <span className={styles.label}>{hint}</span>}
    </div>
  );
}

function Copy({ field: { label, value, hint } }: { field: FormField }) {
  return <CopyRow label={label} value={isTurkishIban(value) ? formatIban(value) : value} copied={value} hint={hint} />;
}

function Select({ field, cash }: Omit<CashFieldProps, "onAddAccount">) {
  const { t } = useLingui();
  return (
    <SelectField {...textsOf(field)} {...cash.control(field)}>
      <option value="">{t`Seçin`}</option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function Phone({ field, cash }: Omit<CashFieldProps, "onAddAccount">) {
  const control = cash.control(field);
  return (
    <TextField
      {...textsOf(field)}
      {...control}
      onBlur={(event) => {
        const number = normalisePhone(event.target.value);
        if (number) cash.form.setValue(field.key, nationalPhone(number));
        void control.onBlur(event);
      }}
      type="tel"
      autoComplete="tel"
      placeholder="0532 123 45 67"
    />
  );
}
