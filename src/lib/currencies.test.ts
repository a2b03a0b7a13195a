import { expect, test } from "vitest";
import { formatMoney, formatShortMoney } from "./money.ts";
import { currencyDigits, currencySign, readTypedAmount } from "./typed-amount.ts";

test.each([
  ["TRY", 2],
  ["JPY", 0],
  ["KWD", 3],
  ["BTC", 8],
  ["Jeton", 8],
])("%s has %i decimals", (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits);
});

test.each([
  ["TRY", "₺"],
  ["EUR", "€"],
  ["BTC", "BTC"],
  ["Jeton", "Jeton"],
])("%s has the sign %s", (currency, sign) => {
  expect(currencySign(currency, "tr")).toBe(sign);
});

test("a coin with three letters is no ISO currency: its decimals are shown and can be typed", () => {
  for (const coin of ["BTC", "ETH", "LTC", "TRX"]) {
    expect(formatMoney("0.00512", coin, "tr")).toBe(`0,00512 ${coin}`);
    expect(formatShortMoney("0.00512", coin, "tr")).toBe(`0,00512 ${coin}`);
  }
  expect(readTypedAmount("0,00512", "tr", currencyDigits("BTC"))).toBe("0.00512");
  expect(readTypedAmount("3", "tr", currencyDigits("BTC"))).toBe("3.00");
});

test("a currency in small letters is the same currency", () => {
  expect(formatMoney("1.5", "try", "tr")).toBe("₺1,50");
});
