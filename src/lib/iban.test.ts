import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bankCodeOfIban, formatIban, isTurkishIban, normaliseIban } from "./iban.ts";

// The example of a Turkish IBAN in the registry of ISO 13616; not a real account.
const example = "TR330006100519786457841326";

/** IBANs with valid check digits, computed piece by piece, unlike in the code under test. */
const valid = fc
  .array(fc.nat(9), { minLength: 21, maxLength: 21 })
  .map((digits) => digits.join(""))
  .map((account) => [account.slice(0, 5), "0", account.slice(5)].join(""))
  .map((account) => {
    const digits = `${account}292700`;
    let rest = 0;
    for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
    return `TR${String(98 - rest).padStart(2, "0")}${account}`;
  });

test("accepts usual ways to write and paste it", () => {
  expect(isTurkishIban(example)).toBe(true);
  expect(isTurkishIban("tr33 0006 1005 1978 6457 8413 26")).toBe(true);
  expect(isTurkishIban("TR33-0006-1005-1978-6457-8413-26")).toBe(true);
  expect(normaliseIban(" tr33 0006\u00a01005 1978 6457 8413 26 ")).toBe(example);
  expect(formatIban(example)).toBe("TR33 0006 1005 1978 6457 8413 26");
});

test.each([
  "",
  "TR",
  "TR330006100519786457841327",
  "TR3300061005197864578413",
  "TR33000610051978645784132600",
  "DE89370400440532013000",
  "TRX30006100519786457841326",
])("%j is none", (text) => {
  expect(isTurkishIban(text)).toBe(false);
});

test("accepts all valid numbers, and none with a wrong digit or two neighbours swapped", () => {
  const anyPlace = fc.integer({ min: 2, max: 24 });
  const anyShift = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(valid, anyPlace, anyShift, (iban, place, shift) => {
      expect(isTurkishIban(iban)).toBe(true);
      const wrong = (Number(iban[place]) + shift) % 10;
      expect(isTurkishIban(iban.slice(0, place) + wrong + iban.slice(place + 1))).toBe(false);
      const [a = "", b = ""] = iban.slice(place, place + 2);
      if (a !== b) {
        expect(isTurkishIban(iban.slice(0, place) + b + a + iban.slice(place + 2))).toBe(false);
      }
    }),
  );
});

test.each([
  ["tr31 9990 1012 0034 0056 0070 01", "99901"],
  ["TR3199901", "99901"],
  ["TR319990", undefined],
  ["DE89370400440532013000", undefined],
])("the bank's code in %j is %s", (iban, code) => {
  expect(bankCodeOfIban(iban)).toBe(code);
});
