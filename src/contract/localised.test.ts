import * as v from "valibot";
import { expect, it } from "vitest";
import { dataFiles } from "./data-files.ts";
import { localised } from "./values.ts";

it("a text in one language is used for the other", () => {
  expect(v.parse(localised, { tr: "Slotlar" })).toEqual({ tr: "Slotlar", en: "Slotlar" });
  expect(v.parse(localised, { tr: "", en: "Slots" })).toEqual({ tr: "Slots", en: "Slots" });
  expect(v.parse(localised, { tr: "Slotlar", en: "Slots", de: "x" })).toEqual({ tr: "Slotlar", en: "Slots" });
  expect(v.is(localised, {})).toBe(false);
});

it("a menu item with an unknown badge has none", () => {
  const item = { id: 1, title: { tr: "Slotlar", en: "Slots" }, to: "/slot", badge: "neon" };
  expect(v.parse(dataFiles.headerMenu.schema, [item])).toMatchObject([{ id: "1", to: "/slot", badge: undefined }]);
});
