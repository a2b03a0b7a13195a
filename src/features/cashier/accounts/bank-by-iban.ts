import type { Bank } from "../../../contract/finance-banks.ts";
import { bankCodeOfIban } from "../../../lib/iban.ts";
import { foldForSearch } from "../../../lib/turkish.ts";
import { bankOfIban } from "../IbanField.tsx";

/**
 * The operator's bank that an IBAN belongs to: the one with its code, else the one where the operator has an account
 * with that code, else the one with the same name. Undefined while the code is not typed, or if no bank fits.
 */
export function bankByIban(iban: string, banks: readonly Bank[]): Bank | undefined {
  const code = bankCodeOfIban(iban);
  if (code === undefined) return undefined;
  const name = foldForSearch(bankOfIban(iban) ?? "");
  return (
    banks.find((bank) => bank.code === code) ??
    banks.find(({ accounts = [] }) => accounts.some((account) => bankCodeOfIban(account.iban) === code)) ??
    (name ? banks.find((bank) => foldForSearch(bank.name).includes(name)) : undefined)
  );
}
