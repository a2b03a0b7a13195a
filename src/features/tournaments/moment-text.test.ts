import { expect, test } from "vitest";
import { endText, startText } from "./moment-text.ts";

test("moments are shown to the minute, on the operator's clock", () => {
  const period = { Start_date: "2026-11-10T17:00:00Z", End_date: "2026-11-17T23:59:00+03:00" };
  expect(startText(period, "tr")).toBe("10 Kasım 2026, 20.00 (Türkiye saati)");
  expect(endText(period, "tr")).toBe("17 Kasım 2026, 23.59 (Türkiye saati)");
  expect(startText(period, "en")).toBe("10 November 2026, 20:00 (Türkiye time)");
});

test("bare dates are days, including the last one", () => {
  const period = { Start_date: "2026-11-10", End_date: "2026-11-17" };
  expect(startText(period, "tr")).toBe("10 Kasım 2026");
  expect(endText(period, "tr")).toBe("17 Kasım 2026");
});

test("an open or invalid end has no text", () => {
  expect(startText({}, "tr")).toBeUndefined();
  expect(endText({ End_date: "" }, "tr")).toBeUndefined();
  expect(endText({ End_date: "Tuesday" }, "tr")).toBeUndefined();
});
