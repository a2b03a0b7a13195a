import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { useRead } from "../../api/use-read.ts";
import { SectionState } from "../../components/SectionState.tsx";
import { formatIban, isTurkishIban, normaliseIban } from "../../lib/iban.ts";
import { nationalPhone, normalisePhone } from "../../lib/phone.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { FieldFrame, type FieldTexts, useField } from "../../ui/form/FieldFrame.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { cleanInput, TextField } from "../../ui/form/TextField.tsx";
import { AmountField } from "./AmountField.tsx";
import { BankAccountField } from "./BankAccountField.tsx";
import { CopyRow } from "./NextSteps.tsx";
import { DayField } from "./DayField.tsx";
import { IbanField } from "./IbanField.tsx";
import { banksOptions } from "./cashier-queries.ts";
import { type FormField, isSecret } from "./read-field.ts";
import type { CashFormState } from "./use-cash-form.ts";
import fieldStyles from "../../ui/form/Field.module.css";
import styles from "./CashForm.module.css";

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
    case "date":
      return <DayField texts={textsOf(field)} field={field} cash={cash} />;
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
function inputOf({ type, name, maxLength }: FormField): Partial<ComponentProps<typeof TextField>> {
  switch (type) {
    case "number":
      return { inputMode: "decimal", autoComplete: "off" };
    case "nationalId":
      return { inputMode: "numeric", autoComplete: "off" };
    case "time":
      return { type: "time" };
    default:
      return { maxLength, autoComplete: autoCompleteOf(name), spellCheck: false };
  }
}

/** What the browser may fill in. The operator names the fields; a name on a card is no secret, unlike its numbers. */
function autoCompleteOf(name: string): string | undefined {
  if (/card.?holder|name.?on.?card/i.test(name)) return "cc-name";
  if (/holder$/i.test(name)) return "name";
  return isSecret(name) ? "off" : undefined;
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

/**
 * One of the banks of `list_banks`, whether or not the operator has an account there: it may be the bank that the player
 * sends from. Its accounts, to pay into, are shown once it is chosen.
 */
function BankField({ field, cash }: { field: FormField; cash: CashFormState }) {
  const { t } = useLingui();
  const banks = useRead(banksOptions());
  const chosen = useWatch({ control: cash.form.control, name: field.key });
  return (
    <SectionState
      read={banks}
      title={field.label}
      compact
      loading={<Skeleton height="4.75rem" radius="var(--radius-m)" />}
    >
      {(rows) => {
        const accounts = rows.find(({ bankID }) => bankID === chosen)?.accounts ?? [];
        return (
          <div className={styles.account}>
            <SelectField
              {...cash.control(field)}
              label={field.label}
              hint={field.hint}
              optional={!field.isRequired}
              required={field.isRequired}
            >
              <option value="">{t`Seçin`}</option>
              {rows.map(({ bankID, name }) => (
                <option key={bankID} value={bankID}>
                  {name}
                </option>
              ))}
            </SelectField>
            {accounts.map(({ id, holder, iban, branch, accountNumber }) => (
              <CopyRow
                key={id}
                label={holder}
                value={formatIban(iban)}
                copied={normaliseIban(iban)}
                hint={[branch, accountNumber].filter(Boolean).join(" · ")}
              />
            ))}
          </div>
        );
      }}
    </SectionState>
  );
}

interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<"textarea">, "id"> {}

/** A text of several lines. */
function TextAreaField({ label, hint, error, optional, onChange, ...area }: TextAreaFieldProps) {
  const { ids, described } = useField({ hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, optional }}>
      <span className={fieldStyles.box}>
        <textarea
          {...area}
          {...described}
          onChange={(event) => {
            cleanInput(event.target);
            onChange?.(event);
          }}
          className={`${fieldStyles.input} ${styles.area}`}
        />
      </span>
    </FieldFrame>
  );
}
