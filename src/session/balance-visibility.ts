import { createStoredValue } from "../lib/stored-value.ts";
import { keys } from "./keys.ts";

/**
 * Whether the balance may be seen (spec §4): shown unless the player hid it, on every screen and
 * tab.
 */
export const balanceShown = createStoredValue({
  key: keys.showBalance,
  decode: (text) => text !== "0",
  encode: (shown) => (shown ? "1" : "0"),
});

export function toggleBalance(): void {
  balanceShown.set(!balanceShown.get());
}
