import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { financeSaveBankAccount } from "../../../contract/finance-banks.ts";
import { normaliseIban } from "../../../lib/iban.ts";
import type { FormDraft } from "../../../lib/form-draft.ts";
import { useFormWrite } from "../../../components/use-form-write.ts";
import { sentenceMs, showToast } from "../../../ui/toast.ts";
import { bankAccountsOptions } from "../cashier-queries.ts";

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
  readonly draft: FormDraft<AccountValues>;
  /** The account to change. Undefined to add one. */
  readonly bankAccountID: string | undefined;
  /** Called with the id of the saved account; undefined if only another tab knows it. */
  readonly onDone: (bankAccountID: string | undefined) => void;
}

/** Saves a bank account, once however often it is pressed. */
export function useAccountWrite({ form, draft, bankAccountID, onDone }: AccountWriteOptions) {
  const { t } = useLingui();
  const client = useQueryClient();
  const savedText =
    bankAccountID === undefined ? t`Banka Hesabı Başarıyla Eklendi` : t`Banka Hesabı Başarıyla Güncellendi`;
  const saved = { tone: "positive", text: savedText } as const;
  // What an earlier press sent may differ, or be about another account.
  const earlierText = t`Önceki gönderiminiz kaydedilmiş. Bu bilgiler henüz gönderilmedi; tekrar kaydedin.`;
  const earlierSaved = { tone: "info", text: earlierText, durationMs: sentenceMs } as const;
  return useFormWrite(financeSaveBankAccount, {
    form,
    draft,
    fields: accountFields,
    policy: "visit",
    kind: "bank-account",
    // The operator does not save the same IBAN twice, so a second try after an unknown outcome does no harm.
    mayStartAnew: true,
    request: (typed) => ({
      bankAccountID,
      bankID: typed.bankID,
      accountHolder: typed.accountHolder.trim(),
      branchName: typed.branchName.trim() || undefined,
      accountNumber: typed.accountNumber.trim() || undefined,
      iban: normaliseIban(typed.iban),
    }),
    // `follow` shows the toast.
    done: null,
    async onDone(sent, { earlier, success }) {
      // Refetched first, so that the list contains the new account when it is shown.
      await client.invalidateQueries({ queryKey: bankAccountsOptions().queryKey });
      if (!(sent && earlier)) onDone(success?.data.bankAccountID ?? bankAccountID);
    },
    follow: (_sent, { earlier }) => showToast(earlier ? earlierSaved : saved),
  });
}
