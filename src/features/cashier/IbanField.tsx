import { Trans, useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import { isTurkishIban } from "../../lib/iban.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import { bankOfIban } from "./bank-of-iban.ts";
import styles from "./CashForm.module.css";
import type { FormField } from "./form-fields.ts";
import { groupIban, ibanInput } from "./iban-input.ts";
import type { CashFormState } from "./use-cash-form.ts";

/** An IBAN, in groups of four. Says whose it is while it is typed. */
export function IbanField({ field, cash }: { field: FormField; cash: CashFormState }) {
  const { t } = useLingui();
  const typed = useWatch({ control: cash.form.control, name: field.key }) ?? "";
  const { onChange, ...control } = cash.control(field);
  const bank = bankOfIban(typed);
  return (
    <TextField
      {...control}
      {...ibanInput}
      onChange={(event) => {
        groupIban(event.target);
        void onChange(event);
      }}
      label={field.label}
      hint={field.hint}
      optional={!field.isRequired}
      required={field.isRequired}
      note={
        <p role="status" className={styles.note}>
          {isTurkishIban(typed) ? (
            <span className={styles.good}>{bank ? t`Geçerli IBAN: ${bank}` : <Trans>Geçerli IBAN</Trans>}</span>
          ) : (
            bank
          )}
        </p>
      }
    />
  );
}
