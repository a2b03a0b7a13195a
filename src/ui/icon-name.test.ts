import { expect, it } from "vitest";
import { iconNameOr } from "./icon-name.ts";

it("takes an icon that there is", () => {
  expect(iconNameOr("tulip", "grid")).toBe("tulip");
});

it.each(["constructor", "", null, undefined, "TULIP"])("falls back for %j", (name) => {
  expect(iconNameOr(name, "grid")).toBe("grid");
});
