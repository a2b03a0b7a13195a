import { expect, test } from "vitest";
import { periodText } from "./period-text.ts";

/** The kind of space around the dash differs between versions of Intl's data. */
function told(Start_date: string, End_date: string, locale = "tr"): string {
  const period = periodText({ Start_date, End_date }, locale);
  return period.kind === "open" ? "open" : `${period.kind} ${period.text.replaceAll(/\s*–\s*/g, "–")}`;
}

test("a period is shown in the operator's days", () => {
  expect(told("2026-11-01", "2026-11-30")).toBe("range 1–30 Kasım");
  expect(told("2026-11-01", "2026-11-30", "en")).toBe("range 1–30 November");
  expect(told("2026-10-31T21:00:00Z", "2026-11-30T20:59:59Z")).toBe("range 1–30 Kasım");
});

test("a period that is over at midnight ends the day before", () => {
  expect(told("2026-11-01T00:00:00+03:00", "2026-12-01T00:00:00+03:00")).toBe("range 1–30 Kasım");
});

test("an open end is not shown", () => {
  expect(told("", "2026-11-30")).toBe("until 30 Kasım");
  expect(told("2026-11-01", "")).toBe("from 1 Kasım");
  expect(told("", "")).toBe("open");
});
