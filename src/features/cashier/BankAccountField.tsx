import { useLingui } from "@lingui/react/macro";
import { useRead } from "../../client/use-read.ts";
import { formatIban } from "../../lib/iban.ts";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { SectionState } from "../../client/sections/SectionState.tsx";
import { bankAccountsOptions } from "./queries.ts";
import type { FormField } from "./form-fields.ts";
import type { CashFormState } from "./use-cash-form.ts";

/** One of the player's own bank accounts. */
export function BankAccountField({ field, cash }: { field: FormField; cash: CashFormState }) {
  const { t } = useLingui();
  const accounts = useRead(bankAccountsOptions());
  return (
    <SectionState read={accounts} title={field.label} compact loading={<Skeleton height="4.75rem" radius="var(--radius-m)" />}>
      {(rows) => (
        <SelectField
          {...cash.control(field)}
          label={field.label}
          hint={rows.length > 0 ? field.hint : t`Kayıtlı banka hesabınız yok. Canlı desteğe yazın.`}
          optional={!field.isRequired}
          required={field.isRequired}
        >
          <option value="">{t`Seçin`}</option>
          {rows.map(({ bankAccountID, bankName, iban }) => (
            <option key={bankAccountID} value={bankAccountID}>
              {`${bankName} · ${formatIban(iban)}`}
            </option>
          ))}
        </SelectField>
      )}
    </SectionState>
  );
}
