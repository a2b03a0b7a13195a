import { Trans, useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import { bankCodeOfIban, formatIban, isTurkishIban } from "../../lib/iban.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import type { FormField } from "./read-field.ts";
import type { CashFormState } from "./use-cash-form.ts";
import styles from "./CashForm.module.css";

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

/** For an input that takes a Turkish IBAN. */
export const ibanInput = {
  placeholder: "TR00 0000 0000 0000 0000 0000 00",
  autoComplete: "off",
  autoCapitalize: "characters",
  spellCheck: false,
} as const;

/** Groups the IBAN in an input while it is typed. Call it before the form reads the value. */
export function groupIban(input: HTMLInputElement): void {
  // Not while the player corrects something in the middle: the caret would jump to the end.
  if (input.selectionStart === input.value.length) input.value = formatIban(input.value);
}

/** The banks of Turkey by the code in an IBAN: those with most accounts. */
const banks: Readonly<Record<string, string>> = {
  "00001": "T.C. Merkez Bankası",
  "00010": "Ziraat Bankası",
  "00012": "Halkbank",
  "00015": "VakıfBank",
  "00032": "TEB",
  "00046": "Akbank",
  "00059": "Şekerbank",
  "00062": "Garanti BBVA",
  "00064": "İş Bankası",
  "00067": "Yapı Kredi",
  "00099": "ING",
  "00103": "Fibabanka",
  "00111": "QNB",
  "00123": "HSBC",
  "00124": "Alternatif Bank",
  "00134": "DenizBank",
  "00135": "Anadolubank",
  "00143": "Aktif Bank",
  "00146": "Odeabank",
  "00203": "Albaraka Türk",
  "00205": "Kuveyt Türk",
  "00206": "Türkiye Finans",
  "00209": "Ziraat Katılım",
  "00210": "Vakıf Katılım",
  "00211": "Emlak Katılım",
};

/** The name of the bank that an IBAN belongs to. Undefined while its code is not typed, or if it is not known. */
export function bankOfIban(iban: string): string | undefined {
  return banks[bankCodeOfIban(iban) ?? ""];
}
