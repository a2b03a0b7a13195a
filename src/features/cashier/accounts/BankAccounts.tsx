import { BankAccountPage } from "./BankAccountPage.tsx";
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
  return <BankAccountPage key={bankAccountID} bankAccountID={bankAccountID === newAccount ? undefined : bankAccountID} onDone={onList} />;
}
