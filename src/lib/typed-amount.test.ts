import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedAmount } from "./typed-amount.ts";

test.each([
  ["tr", "1.250,50", "1250.50"],
  ["tr", "1250,5", "1250.50"],
  ["tr", "1.250", "1250.00"],
  ["tr", "12.500.000", "12500000.00"],
  ["tr", "1250.50", "1250.50"],
  ["tr", "12.5", "12.50"],
  ["tr", "1,250.50", "1250.50"],
  ["tr", "1,250,000", "1250000.00"],
  ["tr", "₺ 1.250,50", "1250.50"],
  ["tr", "100 TL", "100.00"],
  ["tr", "100try", "100.00"],
  ["tr", "1 250,50", "1250.50"],
  ["tr", "250,", "250.00"],
  ["tr", ",5", "0.50"],
  ["tr", "007", "7.00"],
  ["tr", "0", "0.00"],
  ["en", "1,250.50", "1250.50"],
  ["en", "1,250", "1250.00"],
  ["en", "12,5", "12.50"],
  ["en", "1.250,50", "1250.50"],
])("in %s, %j is %s", (locale, typed, amount) => {
  expect(readTypedAmount(typed, locale)).toBe(amount);
});

test.each([
  // Ambiguous: one thousand two hundred and fifty in one language, one and a quarter in the other.
  ["tr", "1,250"],
  ["en", "1.250"],
  ["tr", "0.250"],
  ["tr", "1.25.50"],
  ["tr", "1.250.50"],
  ["tr", "12.34,50"],
  ["tr", "1,2,3"],
  ["tr", "1.250,505"],
  ["tr", "1.250.000,50,1"],
  ["tr", "1,250.500,00"],
  ["tr", "-5"],
  ["tr", "+5"],
  ["tr", "5e3"],
  ["tr", "beş"],
  ["tr", ""],
  ["tr", ","],
  ["tr", "."],
  ["tr", "1234567890123456"],
  ["tr", "٥"],
])("in %s, %j is no amount", (locale, typed) => {
  expect(readTypedAmount(typed, locale)).toBeUndefined();
});

test("a currency without decimals accepts only whole amounts", () => {
  expect(readTypedAmount("1.250", "tr", 0)).toBe("1250");
  expect(readTypedAmount("1250,5", "tr", 0)).toBeUndefined();
});

test("any typed text gives a decimal string of the contract, or nothing", () => {
  const keys = fc.constantFrom(..."0123456789.,.,0 ₺-TL".split(""));
  const typing = fc.array(keys, { maxLength: 12 }).map((pressed) => pressed.join(""));
  fc.assert(
    fc.property(fc.oneof(typing, fc.string()), fc.constantFrom("tr", "en"), (typed, locale) => {
      const read = readTypedAmount(typed, locale);
      if (read !== undefined) expect(read).toMatch(/^\d{1,15}\.\d\d$/);
    }),
    { numRuns: 2000 },
  );
});
