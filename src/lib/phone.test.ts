import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nationalPhone, normalisePhone } from "./phone.ts";

test.each([
  ["0532 123 45 67", "+905321234567"],
  ["532 123 45 67", "+905321234567"],
  ["(0532) 123-45-67", "+905321234567"],
  ["905321234567", "+905321234567"],
  ["+90 532 123 45 67", "+905321234567"],
  ["0090 532 123 45 67", "+905321234567"],
  ["0212 123 45 67", "+902121234567"],
  ["+49 151 23456789", "+4915123456789"],
  ["0049 151 23456789", "+4915123456789"],
])("%j is %s", (typed, number) => {
  expect(normalisePhone(typed)).toBe(number);
});

test.each([
  "",
  "+",
  "123",
  "0532 123 45 6",
  "0532 123 45 678",
  "0132 123 45 67",
  "+90 132 123 45 67",
  "beş yüz otuz",
  "+0532123456",
  "0532+1234567",
  "+1234567890123456",
])("%j is no phone number", (typed) => {
  expect(normalisePhone(typed)).toBeUndefined();
});

test("an E.164 number is unchanged, and any text gives E.164 or nothing", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+0-9 ()-]{0,18}$/), (typed) => {
      const number = normalisePhone(typed);
      if (number === undefined) return;
      expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(normalisePhone(number)).toBe(number);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["+905321234567", "0532 123 45 67"],
  ["+4915123456789", "+4915123456789"],
  ["0532", "0532"],
])("%j is shown as %j", (number, shown) => {
  expect(nationalPhone(number)).toBe(shown);
});
