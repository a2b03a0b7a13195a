import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { useIntentWrite } from "../../../client/intents/use-intent-write.ts";
import { financeSaveBankAccount } from "../../../contract/finance-banks.ts";
import { normaliseIban } from "../../../lib/iban.ts";
import { showFieldErrors } from "../../../session/forms/show-field-errors.ts";
import { bankAccountsOptions } from "../queries.ts";

/** The values of the form. `DraftValues` needs the index. */
export interface AccountValues {
  readonly [name: string]: string;
  readonly iban: string;
  readonly bankID: string;
  readonly accountHolder: string;
  readonly branchName: string;
  readonly accountNumber: string;
}

/** In the order of the screen. */
export const accountFields = ["iban", "bankID", "accountHolder", "branchName", "accountNumber"] as const;

export interface AccountWriteOptions {
  readonly form: UseFormReturn<AccountValues>;
  /** The account to change. Undefined to add one. */
  readonly bankAccountID: string | undefined;
  /** Called with the id of the saved account; undefined if only another tab knows it. */
  readonly onDone: (bankAccountID: string | undefined) => void;
}

/** Saves a bank account, once however often it is pressed. */
export function useAccountWrite({ form, bankAccountID, onDone }: AccountWriteOptions) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { send, ...write } = useIntentWrite(financeSaveBankAccount, {
    kind: "bank-account",
    // The operator does not save the same IBAN twice, so a second try after an unknown outcome does no harm.
    mayStartAnew: true,
    problems: "screen",
    done: { text: bankAccountID === undefined ? t`Banka Hesabı Başarıyla Eklendi` : t`Banka Hesabı Başarıyla Güncellendi` },
    async onEnd(end) {
      showFieldErrors(form, end, accountFields);
      if (end.kind !== "done") return;
      // Refetched first, so that the list contains the new account when it is shown.
      await client.invalidateQueries({ queryKey: bankAccountsOptions().queryKey });
      onDone(end.success?.data.bankAccountID ?? bankAccountID);
    },
  });
  const save = (typed: AccountValues) =>
    send({
      bankAccountID,
      bankID: typed.bankID,
      accountHolder: typed.accountHolder.trim(),
      branchName: typed.branchName.trim() || undefined,
      accountNumber: typed.accountNumber.trim() || undefined,
      iban: normaliseIban(typed.iban),
    });
  return { ...write, save };
}
