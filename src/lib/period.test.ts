import { describe, expect, test } from "vitest";
import { beginOf, endOf, isRunning } from "./period.ts";

const at = (text: string) => Date.parse(text);

describe("a period of moments", () => {
  const period = { Start_date: "2026-11-01T10:00:00+03:00", End_date: "2026-11-02T10:00:00+03:00" };

  test("holds from its first moment until just before its last", () => {
    expect(isRunning(period, at("2026-11-01T06:59:59.999Z"))).toBe(false);
    expect(isRunning(period, at("2026-11-01T07:00:00Z"))).toBe(true);
    expect(isRunning(period, at("2026-11-02T06:59:59.999Z"))).toBe(true);
    expect(isRunning(period, at("2026-11-02T07:00:00Z"))).toBe(false);
  });
});

describe("a period of bare dates", () => {
  const period = { Start_date: "2026-10-29", End_date: "2026-10-29" };

  test("is the operator's local day, both ends included", () => {
    expect(beginOf(period)).toBe(at("2026-10-28T21:00:00Z"));
    expect(endOf(period)).toBe(at("2026-10-29T21:00:00Z"));
    expect(isRunning(period, at("2026-10-29T20:59:59Z"))).toBe(true);
    expect(isRunning(period, at("2026-10-29T21:00:00Z"))).toBe(false);
  });
});

test("a missing or empty end is open", () => {
  expect(isRunning({}, 0)).toBe(true);
  expect(isRunning({ Start_date: "", End_date: "" }, at("2026-01-01T00:00:00Z"))).toBe(true);
  expect(isRunning({ Start_date: "", End_date: "2025-12-31" }, at("2026-01-02T00:00:00Z"))).toBe(false);
});

test("an invalid date never matches", () => {
  expect(isRunning({ Start_date: "soon" }, Date.now())).toBe(false);
  expect(isRunning({ End_date: "2026-13-45" }, 0)).toBe(false);
});
