import { expect, it } from "vitest";
import { nextChange } from "./next-change.ts";

const nowMs = Date.parse("2026-11-22T12:00:00+03:00");

it("is the next beginning or end", () => {
  const running = { Start_date: "2026-11-01", End_date: "2026-11-22" };
  const coming = { Start_date: "2026-11-22T18:00:00+03:00", End_date: "" };
  expect(nextChange([running, coming], nowMs)).toBe(Date.parse("2026-11-22T18:00:00+03:00"));
  expect(nextChange([running], nowMs)).toBe(Date.parse("2026-11-23T00:00:00+03:00"));
});

it("is never, if no period begins or ends later", () => {
  expect(nextChange([{ Start_date: "2026-11-01" }, { End_date: "2026-11-02" }, {}], nowMs)).toBe(Infinity);
  expect(nextChange([{ End_date: "no date" }], nowMs)).toBe(Infinity);
  expect(nextChange([], nowMs)).toBe(Infinity);
});
