import { expect, test } from "vitest";
import { safePattern } from "./safe-pattern.ts";

test.each([
  ["[0-9]{4}", "1234", true],
  ["[0-9]{4}", "12345", false],
  ["a|b", "b", true],
  ["a|b", "ab", false],
  ["[A-Z0-9]{4}(-[A-Z0-9]{4}){3}", "ABCD-1234-EFGH-5678", true],
  ["[A-Z0-9]{4}(-[A-Z0-9]{4}){3}", "ABCD-1234-EFGH", false],
  ["[\\p{L}][\\p{L} .'’\\-]*", "Ayşe Öz-Su", true],
  ["[\\p{L}][\\p{L} .'’\\-]*", "4yşe", false],
  ["lale1[02-9ac-hj-np-z]{20,60}", `lale1${"q".repeat(30)}`, true],
  ["[^@]+@[^@]+", "a@b", true],
  ["(?<year>\\d{4})-\\k<year>", "2026-2026", true],
  ["\\+?90[0-9]{10}", "+905321234567", true],
  ["[\\]|]{2}", "]|", true],
  ["(?=.*\\d).{6}", "abcde1", true],
])("%s with %j: %s", (pattern, text, fits) => {
  expect(safePattern(pattern, 200)?.test(text)).toBe(fits);
});

test.each([
  "(a+)+",
  "(a*)*",
  "(a|a)*",
  "(a|ab|abc)+",
  "(?:[a-z]+\\.?)+",
  ".*.*.*.*.*",
  "([a-z]?){40}",
  "(.{0,20}){0,20}",
  "(a?){60}a{60}",
  "((((((x?){9}){9}){9}){9}){9}){9}",
])("%s would hang, so it is not used", (pattern) => {
  expect(safePattern(pattern, 200)).toBeUndefined();
});

test.each(["(", "[", "a{2", "\\", "(?<a", "a".repeat(501)])("%j is no pattern", (pattern) => {
  expect(safePattern(pattern, 200)).toBeUndefined();
});

test("an accepted pattern is fast, even for the slowest text", () => {
  const accepted = safePattern("[a-z]*[a-z]*[a-z]*", 100);
  expect(accepted?.test(`${"a".repeat(100)}!`)).toBe(false);
});
