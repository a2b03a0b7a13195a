import { describe, expect, test } from "vitest";
import { popup, specialDate } from "../../contract/cms-items.ts";
import { list, parseReporting } from "../../contract/list.ts";
import { sliderItem } from "../../contract/slider-item.ts";
import { activePopup, isShowable, showableSlides } from "./showable.ts";

const nowMs = Date.parse("2026-11-21T12:00:00+03:00");
const base = {
  title: "Hoş geldiniz",
  image: "/art/sliders/1.webp",
  Status: 1,
  sliderPlace: "sol",
  Start_date: "2026-11-01",
  End_date: "2026-11-30",
};

/** Parses slides with the schema, as they come from the wire, and returns the ids of those to show. */
function shown(...items: readonly object[]): string[] {
  const { parsed } = parseReporting(
    list(sliderItem),
    items.map((item) => ({ ...base, ...item })),
  );
  if (!parsed.success) throw new Error("not a list of slides");
  return showableSlides(parsed.output, nowMs).map(({ id }) => id);
}

describe("a slide is shown only while it is switched on", () => {
  test.each([[1], ["1"], [true]])("Status %j is on", (Status) => {
    expect(shown({ id: 1, Status })).toEqual(["1"]);
  });

  test.each([[0], ["0"], [false]])("Status %j is off", (Status) => {
    expect(shown({ id: 1, Status })).toEqual([]);
  });
});

describe("a slide is shown only in its dates", () => {
  test("bare dates include both ends", () => {
    expect(shown({ id: 1, Start_date: "2026-11-21", End_date: "2026-11-21" })).toEqual(["1"]);
    expect(shown({ id: 1, Start_date: "2026-11-22" })).toEqual([]);
    expect(shown({ id: 1, End_date: "2026-11-20" })).toEqual([]);
  });

  test("moments", () => {
    expect(shown({ id: 1, Start_date: "2026-11-21T12:00:00+03:00" })).toEqual(["1"]);
    expect(shown({ id: 1, Start_date: "2026-11-21T12:00:01+03:00" })).toEqual([]);
    expect(shown({ id: 1, End_date: "2026-11-21T12:00:00+03:00" })).toEqual([]);
  });

  test("an empty end is open", () => {
    expect(shown({ id: 1, Start_date: "", End_date: "" })).toEqual(["1"]);
  });
});

test("slides are sorted by their order; those without one come last, in the operator's order", () => {
  expect(shown({ id: "c" }, { id: "b", order: 2 }, { id: "d" }, { id: "a", order: 0 })).toEqual(["a", "b", "c", "d"]);
});

test.each([
  [1, 0],
  ["1", "0"],
  [true, false],
])("the popup is the first with Active %j", (on, off) => {
  const item = { title: "Hoş geldiniz", Text: "<p>…</p>" };
  const { parsed } = parseReporting(list(popup), [
    { ...item, id: 1, Active: off },
    { ...item, id: 2, Active: on },
    { ...item, id: 3, Active: on },
  ]);
  if (!parsed.success) throw new Error("not a list of popups");
  expect(activePopup(parsed.output, "visitors")?.id).toBe("2");
  expect(activePopup(parsed.output.slice(0, 1), "visitors")).toBeUndefined();
});

test.each([
  ["visitors", "1"],
  ["players", "2"],
] as const)("%s do not see a popup that is written for others", (viewer, id) => {
  const popups = [
    { id: "1", Active: true, audience: "visitors" as const },
    { id: "2", Active: true, audience: undefined },
  ];
  expect(activePopup(popups, viewer)?.id).toBe(id);
});

test("a special date is shown only on its day", () => {
  const { parsed } = parseReporting(specialDate, {
    id: 1,
    title: "29 Ekim Cumhuriyet Bayramı kutlu olsun",
    Status: "1",
    Start_date: "2026-10-29",
    End_date: "2026-10-29",
  });
  if (!parsed.success) throw new Error("not a special date");
  expect(isShowable(parsed.output, Date.parse("2026-10-29T23:59:59+03:00"))).toBe(true);
  expect(isShowable(parsed.output, Date.parse("2026-10-30T00:00:00+03:00"))).toBe(false);
});
