import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { useWatch } from "react-hook-form";
import { useRead } from "../../api/use-read.ts";
import { SectionState } from "../../components/SectionState.tsx";
import type { BankAccount } from "../../contract/finance-banks.ts";
import { formatIban } from "../../lib/iban.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./CashForm.module.css";
import { bankAccountsOptions } from "./cashier-queries.ts";
import type { FormField } from "./read-field.ts";
import type { CashFormState } from "./use-cash-form.ts";

export interface BankAccountFieldProps {
  field: FormField;
  cash: CashFormState;
  /** Opens the form that adds an account. */
  onAdd: () => void;
}

/** One of the player's own bank accounts, chosen or added. */
export function BankAccountField(props: BankAccountFieldProps) {
  const accounts = useRead(bankAccountsOptions());
  return (
    <SectionState
      read={accounts}
      title={props.field.label}
      compact
      loading={<Skeleton height="8rem" radius="var(--radius-m)" />}
    >
      {(rows) => <Choice rows={rows} {...props} />}
    </SectionState>
  );
}

function Choice({ rows, field, cash, onAdd }: BankAccountFieldProps & { rows: readonly BankAccount[] }) {
  const { t } = useLingui();
  const { key, isRequired } = field;
  const { control, setValue, setError } = cash.form;
  const chosen = useWatch({ control, name: key }) ?? "";
  const onRows = useEffectEvent(() => {
    const [first] = rows;
    const isKnown = rows.some(({ bankAccountID }) => bankAccountID === chosen);
    if (rows.length === 1 && first && isRequired && !isKnown) setValue(key, first.bankAccountID);
    // A draft may name an account that was deleted since.
    else if (chosen !== "" && !isKnown) {
      setValue(key, "");
      setError(key, { type: "gone", message: t`Geçerli bir hesap seçin` });
    }
  });
  // Only when the rows change, because an account that was just added is chosen before it is among the rows.
  useEffect(() => onRows(), [rows]);
  return (
    <div className={styles.account}>
      <SelectField
        {...cash.control(field)}
        // An account that was just added may be chosen before its option is there.
        value={chosen}
        label={field.label}
        hint={rows.length > 0 ? field.hint : t`Kayıtlı banka hesabınız yok`}
        optional={!isRequired}
        required={isRequired}
      >
        <option value="">{t`Seçin`}</option>
        {rows.map(({ bankAccountID, bankName, iban }) => (
          <option key={bankAccountID} value={bankAccountID}>
            {`${bankName} · ${formatIban(iban)}`}
          </option>
        ))}
      </SelectField>
      <Button size="s" onClick={onAdd}>
        <Icon name="plus" />
        <Trans>Hesap ekle</Trans>
      </Button>
    </div>
  );
}
