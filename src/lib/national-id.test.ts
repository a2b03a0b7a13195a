import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isNationalId } from "./national-id.ts";

/** Random valid numbers, computed in a different way than in the code under test. */
const valid = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }))
  .map(([first, rest]) => {
    const nine = [first, ...rest];
    // 7·odd − even ≡ 7·odd + 9·even (mod 10)
    const tenth = nine.reduce((sum, digit, place) => sum + digit * (place % 2 ? 9 : 7), 0) % 10;
    const ten = [...nine, tenth];
    return [...ten, ten.reduce((sum, digit) => sum + digit, 0) % 10].join("");
  });

test("accepts the usual example number", () => {
  expect(isNationalId("10000000146")).toBe(true);
  expect(isNationalId(" 10000000146 ")).toBe(true);
});

test.each([
  "",
  "1000000014",
  "100000001460",
  "00000000000",
  "11111111111",
  "1000000014a",
  "１0000000146",
  "12345678901",
])("%j is none", (text) => {
  expect(isNationalId(text)).toBe(false);
});

test("accepts all numbers with valid check digits, and none with one wrong digit", () => {
  fc.assert(
    fc.property(valid, fc.nat(10), fc.integer({ min: 1, max: 9 }), (id, place, shift) => {
      expect(isNationalId(id)).toBe(true);
      const wrong = (Number(id[place]) + shift) % 10;
      expect(isNationalId(id.slice(0, place) + wrong + id.slice(place + 1))).toBe(false);
    }),
  );
});
