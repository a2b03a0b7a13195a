import { expect, test } from "vitest";
import { currencyDigits, currencySign } from "./typed-amount.ts";

test.each([["TRY", 2], ["JPY", 0], ["KWD", 3], ["Jeton", 2]])("%s has %i decimals", (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits);
});

test.each([["TRY", "₺"], ["EUR", "€"], ["Jeton", "Jeton"]])("%s has the sign %s", (currency, sign) => {
  expect(currencySign(currency, "tr")).toBe(sign);
});
