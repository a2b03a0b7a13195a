import { expect, it } from "vitest";
import { typedWith } from "./use-search-key.ts";

it("is the field's value after these keys", () => {
  expect(typedWith([])).toBe("");
  expect(typedWith(["Shift", "İ", "z", "n", "k", "Backspace", "i", "k", " ", "ç"])).toBe("İznik ç");
  expect(typedWith(["Backspace", "a", "Backspace", "Backspace", "b", "ArrowLeft", "Tab", "Dead"])).toBe("b");
  expect(typedWith(["😀", "Backspace", "😀"])).toBe("😀");
});
