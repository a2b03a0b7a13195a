import { Trans, useLingui } from "@lingui/react/macro";
import { SupportLink } from "../../../components/SupportLink.tsx";
import { PageNotAuthorised } from "../../../api/failure.ts";
import { useRead } from "../../../api/use-read.ts";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { bankAccountOptions } from "../cashier-queries.ts";
import { AccountsFrame } from "./AccountsFrame.tsx";
import { BankAccountForm, NewAccount } from "./BankAccountForm.tsx";
import { BankAccountsPage } from "./BankAccountsPage.tsx";

/** In the address, stands in place of an id for the form that adds an account. */
const newAccount = "new";

export interface BankAccountsProps {
  /** An account's id, `new`, or undefined for the list. */
  bankAccountID: string | undefined;
  /** Leads to the list. */
  onList: () => void;
}

/** The player's bank accounts: the list, or the form of one. */
export function BankAccounts({ bankAccountID, onList }: BankAccountsProps) {
  if (bankAccountID === undefined) return <BankAccountsPage />;
  return (
    <BankAccountPage
      key={bankAccountID}
      bankAccountID={bankAccountID === newAccount ? undefined : bankAccountID}
      onDone={onList}
    />
  );
}

interface BankAccountPageProps {
  /** Undefined to add one. */
  bankAccountID?: string | undefined;
  /** Called when it is saved. */
  onDone: () => void;
}

/** Adds or changes a bank account. */
function BankAccountPage({ bankAccountID, onDone }: BankAccountPageProps) {
  const { t } = useLingui();
  const isNew = bankAccountID === undefined;
  return (
    <AccountsFrame title={isNew ? t`Banka hesabı ekle` : t`Banka hesabını düzenle`} back="accounts">
      {isNew ? <NewAccount onDone={onDone} /> : <KnownAccount bankAccountID={bankAccountID} onDone={onDone} />}
    </AccountsFrame>
  );
}

function KnownAccount({ bankAccountID, onDone }: { bankAccountID: string; onDone: () => void }) {
  const { t } = useLingui();
  // The form reads its values once, so it must not start from an earlier answer: the account may have changed since.
  const account = useRead(bankAccountOptions(bankAccountID), { gcTime: 0 });
  if (account.data) {
    const { iban, bankID, accountHolder, branchName = "", accountNumber = "" } = account.data;
    return (
      <BankAccountForm
        bankAccountID={bankAccountID}
        initial={{ iban, bankID, accountHolder, branchName, accountNumber }}
        onDone={onDone}
      />
    );
  }
  if (account.state === "loading") return <Skeleton height="24rem" radius="var(--radius-m)" />;
  if (account.failure?.kind === "not-authorised") throw new PageNotAuthorised();
  const isOffline = account.state === "offline";
  return (
    <StateMessage
      kind={isOffline ? "offline" : "error"}
      title={isOffline ? t`Çevrim dışısınız` : t`Hesabı alamadık`}
      text={
        isOffline ? (
          t`Yeniden çevrim içi olduğunuzda burası otomatik olarak açılır.`
        ) : (
          <Trans>
            Birazdan tekrar deneyin. Sorun sürerse <SupportLink />.
          </Trans>
        )
      }
      action={<Button onClick={account.retry}>{t`Tekrar dene`}</Button>}
    />
  );
}
