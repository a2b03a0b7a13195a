import { useRead } from "../../client/use-read.ts";
import { siteCurrency } from "../../lib/money.ts";
import { Amount } from "../../ui/Amount.tsx";
import { balanceOptions } from "../../session/player-queries.ts";

/** The currency of the player's account. The contract's methods do not name one. */
export function useCurrency(): string {
  return useRead(balanceOptions()).rows[0]?.currency ?? siteCurrency;
}

/** An amount in the currency of the player's account. */
export function AmountOf({ value }: { value: string }) {
  return <Amount value={value} currency={useCurrency()} />;
}
