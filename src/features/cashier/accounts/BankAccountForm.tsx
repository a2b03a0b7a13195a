import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useRead } from "../../../client/use-read.ts";
import { financeSaveBankAccount } from "../../../contract/finance-banks.ts";
import { formatIban, isTurkishIban, normaliseIban } from "../../../lib/iban.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { playerDraft } from "../../../session/drafts/player-draft.ts";
import { useFormDraft } from "../../../session/drafts/use-form-draft.ts";
import { useFormWrite } from "../../../session/forms/use-form-write.ts";
import { WriteProblem } from "../../../client/failure/WriteProblem.tsx";
import cashier from "../Cashier.module.css";
import { bankAccountsOptions, banksOptions } from "../queries.ts";
import { bankByIban } from "./bank-by-iban.ts";

export interface AccountValues {
  readonly [name: string]: string;
  readonly iban: string;
  readonly bankID: string;
  readonly accountHolder: string;
  readonly branchName: string;
  readonly accountNumber: string;
}

export interface BankAccountFormProps {
  /** Undefined to add one. */
  bankAccountID?: string;
  initial: AccountValues;
  onDone: () => void;
}

/** The fields of a bank account. The IBAN comes first, because the bank follows from it. */
export function BankAccountForm({ bankAccountID, initial, onDone }: BankAccountFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const banks = useRead(banksOptions());
  const [draft] = useState(() => playerDraft(`bank-account.${bankAccountID ?? ""}`, { ...initial, iban: formatIban(initial.iban) }));
  const form = useForm<AccountValues>({ defaultValues: draft.read(), mode: "onTouched" });
  useFormDraft(form, draft);
  const { errors } = form.formState;
  const iban = useWatch({ control: form.control, name: "iban" });
  const found = bankByIban(iban, banks.rows)?.bankID;
  useEffect(() => {
    if (found !== undefined) form.setValue("bankID", found, { shouldValidate: true });
  }, [found, form]);

  const required = t`Bu alan zorunludur`;
  const filled = (text: string) => text.trim() !== "" || required;
  const { onSubmit, button, problem } = useFormWrite(financeSaveBankAccount, {
    form,
    fields: ["iban", "bankID", "accountHolder", "branchName", "accountNumber"],
    draft,
    done: { text: bankAccountID === undefined ? t`Banka Hesabı Başarıyla Eklendi` : t`Banka Hesabı Başarıyla Güncellendi` },
    request: (typed) => ({
      bankAccountID,
      bankID: typed.bankID,
      accountHolder: typed.accountHolder.trim(),
      branchName: typed.branchName.trim() || undefined,
      accountNumber: typed.accountNumber.trim() || undefined,
      iban: normaliseIban(typed.iban),
    }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: bankAccountsOptions().queryKey });
      onDone();
    },
  });
  const ibanControl = form.register("iban", { validate: (text) => filled(text) === true ? isTurkishIban(text) || t`Geçerli bir IBAN girin` : required });
  return (
    <form noValidate className={cashier.form} onSubmit={onSubmit}>
      <WriteProblem
        {...problem}
        unknown={{
          title: t`Hesabın kaydedilip kaydedilmediği belli değil`,
          text: <p>{t`Yanıt gelmeden bağlantı koptu. Önce banka hesaplarınıza bakın; orada yoksa tekrar kaydedin.`}</p>,
        }}
      />
      <TextField
        {...ibanControl}
        onChange={(event) => {
          const { target } = event;
          // Not while the player corrects something in the middle: the caret would jump to the end.
          if (target.selectionStart === target.value.length) target.value = formatIban(target.value);
          void ibanControl.onChange(event);
        }}
        label={t`IBAN`}
        error={errors.iban?.message}
        placeholder="TR00 0000 0000 0000 0000 0000 00"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <SelectField
        {...form.register("bankID", { validate: filled })}
        label={t`Banka`}
        hint={t`IBAN’dan bulunur.`}
        error={errors.bankID?.message}
        required
      >
        <option value="">{t`Seçin`}</option>
        {banks.rows.map(({ bankID, name }) => (
          <option key={bankID} value={bankID}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.register("accountHolder", { validate: filled })}
        label={t`Hesap sahibi`}
        hint={t`Hesap kendi adınıza olmalı.`}
        error={errors.accountHolder?.message}
        autoComplete="name"
        maxLength={100}
        required
      />
      <TextField {...form.register("branchName")} label={t`Şube`} error={errors.branchName?.message} maxLength={60} optional />
      <TextField
        {...form.register("accountNumber")}
        label={t`Hesap numarası`}
        error={errors.accountNumber?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={26}
        optional
      />
      <SubmitButton {...button} pendingLabel={t`Kaydediliyor…`}>
        <Trans>Kaydet</Trans>
      </SubmitButton>
    </form>
  );
}
