import { useLingui } from "@lingui/react/macro";
import { useRead } from "../../../client/use-read.ts";
import { readOptions } from "../../../client/query.ts";
import { financeGetBankAccount } from "../../../contract/finance-banks.ts";
import { useStore } from "../../../lib/use-store.ts";
import { session } from "../../../session/app-session.ts";
import { displayName } from "../../../session/player-name.ts";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { AccountsFrame } from "./AccountsFrame.tsx";
import { BankAccountForm } from "./BankAccountForm.tsx";

export interface BankAccountPageProps {
  /** Undefined to add one. */
  bankAccountID?: string;
  /** Called when it is saved. */
  onDone: () => void;
}

/** Adds or changes a bank account. */
export function BankAccountPage({ bankAccountID, onDone }: BankAccountPageProps) {
  const { t } = useLingui();
  return bankAccountID === undefined ? (
    <AccountsFrame title={t`Banka hesabı ekle`} back="accounts">
      <NewAccount onDone={onDone} />
    </AccountsFrame>
  ) : (
    <AccountsFrame title={t`Banka hesabını düzenle`} back="accounts">
      <KnownAccount bankAccountID={bankAccountID} onDone={onDone} />
    </AccountsFrame>
  );
}

/** The holder is the player: withdrawals to others are refused. */
function NewAccount({ onDone }: { onDone: () => void }) {
  const state = useStore(session.state);
  const profile = state.kind === "signed-in" ? state.profile : undefined;
  const accountHolder = profile && (profile.firstname || profile.lastname) ? displayName(profile) : "";
  return <BankAccountForm initial={{ iban: "", bankID: "", accountHolder, branchName: "", accountNumber: "" }} onDone={onDone} />;
}

function KnownAccount({ bankAccountID, onDone }: { bankAccountID: string; onDone: () => void }) {
  const { t } = useLingui();
  const account = useRead(readOptions(financeGetBankAccount, { bankID: bankAccountID }));
  if (account.data) {
    const { iban, bankID, accountHolder, branchName = "", accountNumber = "" } = account.data;
    return <BankAccountForm bankAccountID={bankAccountID} initial={{ iban, bankID, accountHolder, branchName, accountNumber }} onDone={onDone} />;
  }
  if (account.state === "loading") return <Skeleton height="24rem" radius="var(--radius-m)" />;
  return (
    <StateMessage
      kind={account.state === "offline" ? "offline" : "error"}
      title={account.state === "offline" ? t`Çevrim dışısınız` : t`Hesabı alamadık`}
      action={<Button onClick={account.retry}>{t`Tekrar dene`}</Button>}
    />
  );
}
