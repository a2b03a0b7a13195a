import { useRead } from "../api/use-read.ts";
import { siteCurrency } from "../lib/money.ts";
import { Amount } from "../ui/Amount.tsx";
import { SignedAmount } from "../ui/SignedAmount.tsx";
import { balanceOptions } from "../session/player-queries.ts";

/**
 * The currency of the player's account, for the contract's amounts that name none. Until the balance is known, it is the
 * site's.
 */
export function useCurrency(): string {
  return useRead(balanceOptions()).rows[0]?.currency ?? siteCurrency;
}

/** An amount in the currency of the player's account. */
export function AccountAmount({ value }: { value: string }) {
  return <Amount value={value} currency={useCurrency()} />;
}

/** The same with its sign, in colour. */
export function SignedAccountAmount({ value }: { value: string }) {
  return <SignedAmount value={value} currency={useCurrency()} />;
}
