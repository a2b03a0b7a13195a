import { expect, test } from "vitest";
import { formatDay, formatMoment, lastUpdated, relativeTime } from "./format-dates.ts";

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

test.each([
  [0, "şimdi"],
  [-59, "1 dakika önce"],
  [-30, "şimdi"],
  [-180, "3 dakika önce"],
  [90 * 60, "2 saat sonra"],
  [-24 * 3600, "dün"],
  [-23.9 * 3600, "dün"],
  [86_400, "yarın"],
  [-40 * 86_400, "geçen ay"],
  [-800 * 86_400, "2 yıl önce"],
])("%d seconds from now is %s", (seconds, text) => {
  expect(relativeTime(new Date(moment.getTime() + seconds * 1000), moment, "tr")).toBe(text);
});

test("says the time of what is from today, and the day of what is older", () => {
  const now = new Date(2026, 10, 21, 18, 5);
  const inTurkish = (moment: Date) => lastUpdated(moment, now, "tr");
  expect(inTurkish(new Date(2026, 10, 21, 0, 7))).toEqual({ time: "00:07" });
  expect(inTurkish(new Date(2026, 10, 21, 14, 32))).toEqual({ time: "14:32" });
  expect(inTurkish(new Date(2026, 10, 20, 23, 59))).toEqual({ time: "23:59", day: "20 Kasım" });
  const inEnglish = lastUpdated(new Date(2025, 11, 31, 9), now, "en");
  expect(inEnglish).toEqual({ time: "09:00", day: "31 December 2025" });
});
