import { expect, test } from "vitest";
import { lostFields } from "./lost-fields.ts";

test("fields that were told and cannot be read", () => {
  const told = { id: 1, rtp: "high", inner: [{ fee: 5, name: "x" }], icon: null, note: "" };
  const read = { id: "1", rtp: undefined, inner: [{ fee: undefined, name: "x" }], icon: undefined, note: undefined };
  expect(lostFields(told, read)).toEqual(["rtp", "inner[].fee"]);
});

test("a list that lost rows is not compared: its rows are another check", () => {
  expect(lostFields([{ a: 1 }, { a: 2 }], [{ a: undefined }])).toEqual([]);
});
