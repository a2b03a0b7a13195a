import * as v from "valibot";
import { expect, test } from "vitest";
import { periodOf, searchOf } from "./day-presets.ts";
import { periodSearch } from "./period-search.ts";

const read = (search: object) => periodOf(v.parse(v.object(periodSearch), search), "last-30-day");

test.each<[object, unknown]>([
  [{}, "last-30-day"],
  [{ period: "yesterday" }, "yesterday"],
  [{ period: "tomorrow" }, "last-30-day"],
  [
    { from: "2026-01-01", to: "2026-01-31" },
    { from: "2026-01-01", to: "2026-01-31" },
  ],
  [
    { from: "2026-02-01", to: "2026-01-31" },
    { from: "2026-01-31", to: "2026-02-01" },
  ],
  [{ from: "2026-01-01" }, "last-30-day"],
  [{ from: "2026-13-01", to: "2026-01-31", period: "today" }, "today"],
  [{ from: 20260101, to: true }, "last-30-day"],
])("the address %j is the period %j, and back", (search, period) => {
  expect(read(search)).toEqual(period);
  expect(read(searchOf(read(search), "last-30-day"))).toEqual(period);
});

test("the usual period is not in the address", () => {
  expect(searchOf("last-30-day", "last-30-day")).toEqual({});
  expect(searchOf("today", "last-30-day")).toEqual({ period: "today" });
});
