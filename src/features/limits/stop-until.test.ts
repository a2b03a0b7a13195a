import { expect, test } from "vitest";
import { isWord, needsTypedWord, stopUntil } from "./stop-until.ts";

test.each([
  [{ days: 1 }, "2026-12-31", "2027-01-01"],
  [{ days: 42 }, "2026-11-23", "2027-01-04"],
  [{ months: 6 }, "2026-08-31", "2027-02-28"],
  [{ months: 6 }, "2027-08-31", "2028-02-29"],
  [{ months: 12 }, "2028-02-29", "2029-02-28"],
  [{ months: 60 }, "2026-12-15", "2031-12-15"],
  [{ months: null }, "2026-11-23", undefined],
])("%j from %s lasts until %s", (length, today, until) => {
  expect(stopUntil(length, today)).toBe(until);
});

test("more than a week is confirmed by a word", () => {
  expect([{ days: 7 }, { days: 14 }, { months: 6 }, { months: null }].map(needsTypedWord)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test("the word is accepted in any case, by the rules of the language", () => {
  expect([isWord(" KAPAT ", "kapat", "tr"), isWord("kapa", "kapat", "tr"), isWord("Close", "close", "en")]).toEqual([
    true,
    false,
    true,
  ]);
  expect([isWord("BİTİR", "bitir", "tr"), isWord("BITIR", "bitir", "tr")]).toEqual([true, false]);
});
