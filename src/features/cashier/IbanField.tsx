import { Trans, useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import { formatIban, isTurkishIban } from "../../lib/iban.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import { bankOfIban } from "./bank-of-iban.ts";
import styles from "./CashForm.module.css";
import type { FormField } from "./form-fields.ts";
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
      onChange={(event) => {
        const { target } = event;
        // Not while the player corrects something in the middle: the caret would jump to the end.
        const isAtEnd = target.selectionStart === target.value.length;
        if (isAtEnd) target.value = formatIban(target.value);
        void onChange(event);
      }}
      label={field.label}
      hint={field.hint}
      optional={!field.isRequired}
      required={field.isRequired}
      placeholder="TR00 0000 0000 0000 0000 0000 00"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
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
