import { createStoredValue } from "../lib/stored-value.ts";
import { keys } from "../session/records.ts";

/** Whether the balance is shown, on every screen and in every tab (product.md 4.9). */
export const balanceShown = createStoredValue({
  key: keys.showBalance,
  decode: (text) => text !== "0",
  encode: (shown) => (shown ? "1" : "0"),
});

export function toggleBalance(): void {
  balanceShown.set(!balanceShown.get());
}
