import { useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import { useRead } from "../../api/use-read.ts";
import { formatIban, normaliseIban } from "../../lib/iban.ts";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { CopyRow } from "./CopyRow.tsx";
import { banksOptions } from "./cashier-queries.ts";
import styles from "./CashForm.module.css";
import type { FormField } from "./form-fields.ts";
import type { CashFormState } from "./use-cash-form.ts";

/**
 * One of the banks of `list_banks`, whether or not the operator has an account there: it may be the bank that the player
 * sends from. Its accounts, to pay into, are shown once it is chosen.
 */
export function BankField({ field, cash }: { field: FormField; cash: CashFormState }) {
  const { t } = useLingui();
  const banks = useRead(banksOptions());
  const chosen = useWatch({ control: cash.form.control, name: field.key });
  return (
    <SectionState read={banks} title={field.label} compact loading={<Skeleton height="4.75rem" radius="var(--radius-m)" />}>
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
