import { expect, test } from "vitest";
import { currencyDigits } from "./typed-amount.ts";

test.each([["TRY", 2], ["JPY", 0], ["KWD", 3], ["Jeton", 2]])("%s has %i decimals", (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits);
});
