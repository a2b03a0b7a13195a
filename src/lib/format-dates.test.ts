import { expect, test } from "vitest";
import { formatDay, formatMoment, lastUpdated } from "./format-dates.ts";

const moment = new Date("2026-11-21T22:30:00Z");
const style = { dateStyle: "long", timeStyle: "short" } as const;

test("a moment is shown on the operator's clock where its offset is known", () => {
  expect(formatMoment(moment, "tr", style, "+03:00")).toBe("22 Kasım 2026 01:30");
  expect(formatMoment(moment, "en", { dateStyle: "long" }, "-03:00")).toBe("21 November 2026");
  expect(formatMoment(moment, "tr", { ...style, timeZone: "UTC" })).toBe("21 Kasım 2026 22:30");
});

test("a bare day does not move with the device's clock", () => {
  expect(formatDay("2026-11-21", "tr")).toBe("21 Kasım 2026");
  expect(formatDay("2026-01-01", "en", { day: "numeric", month: "short" })).toBe("1 Jan");
});

test("shows the time of today's data, and the day of older ones", () => {
  const now = new Date(2026, 10, 21, 18, 5);
  const inTurkish = (moment: Date) => lastUpdated(moment, now, "tr");
  expect(inTurkish(new Date(2026, 10, 21, 0, 7))).toEqual({ time: "00:07" });
  expect(inTurkish(new Date(2026, 10, 21, 14, 32))).toEqual({ time: "14:32" });
  expect(inTurkish(new Date(2026, 10, 20, 23, 59))).toEqual({ time: "23:59", day: "20 Kasım" });
  const inEnglish = lastUpdated(new Date(2025, 11, 31, 9), now, "en");
  expect(inEnglish).toEqual({ time: "09:00", day: "31 December 2025" });
});
