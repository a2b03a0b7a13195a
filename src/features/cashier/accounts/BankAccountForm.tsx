import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useRead } from "../../../api/use-read.ts";
import { WriteProblem } from "../../../components/WriteProblem.tsx";
import { SectionState } from "../../../components/SectionState.tsx";
import { formatIban, isTurkishIban } from "../../../lib/iban.ts";
import { useStore } from "../../../hooks/use-store.ts";
import { session } from "../../../session/app-session.ts";
import { playerDraft } from "../../../components/form-draft-hooks.ts";
import { useFormDraft } from "../../../components/form-draft-hooks.ts";
import { displayName } from "../../../components/player-name.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { groupIban, ibanInput } from "../IbanField.tsx";
import { banksOptions } from "../cashier-queries.ts";
import { bankByIban } from "./bank-by-iban.ts";
import { type AccountValues, useAccountWrite } from "./use-account-write.ts";
import { Dialog } from "../../../ui/Dialog.tsx";

export interface BankAccountFormProps {
  /** Undefined to add one. */
  bankAccountID?: string;
  initial: AccountValues;
  /** Called with the id of the saved account; undefined if only another tab knows it. */
  onDone: (bankAccountID: string | undefined) => void;
}

/** The fields of a bank account. The IBAN comes first, because the bank follows from it. */
export function BankAccountForm({ bankAccountID, initial, onDone }: BankAccountFormProps) {
  const { t } = useLingui();
  const banks = useRead(banksOptions());
  const [draft] = useState(() =>
    playerDraft(`bank-account.${bankAccountID ?? ""}`, { ...initial, iban: formatIban(initial.iban) }),
  );
  const form = useForm<AccountValues>({ defaultValues: draft.read(), mode: "onTouched" });
  useFormDraft(form, draft);
  const { submit, button, problem } = useAccountWrite({ form, draft, bankAccountID, onDone });
  const { errors } = form.formState;
  const [iban, bankID] = useWatch({ control: form.control, name: ["iban", "bankID"] });
  const found = bankByIban(iban, banks.rows)?.bankID;
  useEffect(() => {
    if (found !== undefined) form.setValue("bankID", found, { shouldValidate: true });
  }, [found, form]);

  /** Says `missing` of an empty field. */
  const filled = (missing: string) => (text: string) => text.trim() !== "" || missing;
  const ibanControl = form.register("iban", {
    validate: {
      filled: filled(t`IBAN’ınızı girin`),
      valid: (text) => isTurkishIban(text) || t`Geçerli bir IBAN girin`,
    },
  });
  return (
    <Form onSubmit={submit}>
      <WriteProblem
        {...problem}
        unknown={{
          title: t`Hesabın kaydedilip kaydedilmediği belli değil`,
          text: <p>{t`Kesin bir yanıt alamadık. Önce banka hesaplarınıza bakın; orada yoksa tekrar kaydedin.`}</p>,
        }}
      />
      <TextField
        {...ibanControl}
        {...ibanInput}
        onChange={(event) => {
          groupIban(event.target);
          void ibanControl.onChange(event);
        }}
        label={t`IBAN`}
        error={errors.iban?.message}
        required
      />
      <SectionState
        read={banks}
        title={t`Bankalar`}
        compact
        loading={<Skeleton height="6rem" radius="var(--radius-m)" />}
      >
        {(rows) => (
          <SelectField
            {...form.register("bankID", { validate: filled(t`Bankanızı seçin`) })}
            // The options may come after the value.
            value={bankID}
            label={t`Banka`}
            hint={t`IBAN’ı yazınca otomatik seçilir.`}
            error={errors.bankID?.message}
            required
          >
            <option value="">{t`Seçin`}</option>
            {rows.map(({ bankID: id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </SectionState>
      <TextField
        {...form.register("accountHolder", { validate: filled(t`Hesap sahibinin adını girin`) })}
        label={t`Hesap sahibi`}
        hint={t`Hesap kendi adınıza olmalı.`}
        error={errors.accountHolder?.message}
        autoComplete="name"
        maxLength={100}
        required
      />
      <TextField
        {...form.register("branchName")}
        label={t`Şube`}
        error={errors.branchName?.message}
        maxLength={60}
        optional
      />
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
    </Form>
  );
}

/** The form that adds an account. Its holder is the player, because nothing is paid to others. */
export function NewAccount({ onDone }: Pick<BankAccountFormProps, "onDone">) {
  const state = useStore(session.state);
  const profile = state.kind === "signed-in" ? state.profile : undefined;
  const accountHolder = profile && (profile.firstname || profile.lastname) ? displayName(profile) : "";
  return (
    <BankAccountForm
      initial={{ iban: "", bankID: "", accountHolder, branchName: "", accountNumber: "" }}
      onDone={onDone}
    />
  );
}

export interface AddAccountProps {
  onClose: () => void;
  /** Called with the id of the new account; undefined if only another tab knows it. */
  onAdded: (bankAccountID: string | undefined) => void;
}

/** Adds an account over the form that needs it. */
export function AddAccount({ onClose, onAdded }: AddAccountProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`Banka hesabı ekle`}>
      <NewAccount onDone={onAdded} />
    </Dialog>
  );
}
