import { expect, test } from "vitest";
import { formatShortMoney } from "./money.ts";

/** Replaces the spaces of Intl, which vary, by plain ones. */
const short = (amount: string, currency: string, locale: string) =>
  formatShortMoney(amount, currency, locale).replace(/\s/g, " ");

test.each([
  ["999999.99", "₺999,9 B", "₺999.9K"],
  ["99999999.99", "₺99,9 Mn", "₺99.9M"],
  ["1000000.00", "₺1 Mn", "₺1M"],
  ["999999999999999.99", "₺999,9 Tn", "₺999.9T"],
  ["12345678901234567890.00", ">₺999 Tn", ">₺999T"],
])("%s is shortened, never rounded up", (amount, turkish, english) => {
  expect(short(amount, "TRY", "tr")).toBe(turkish);
  expect(short(amount, "TRY", "en")).toBe(english);
});

test("an amount in an operator's token is shortened as well", () => {
  expect(short("1234567.00", "USDT", "tr")).toBe("1,2 Mn USDT");
});
