import { expect, it } from "vitest";
import { shelfCategories } from "./shelf-categories.ts";

const category = (CategoryID: string, name: string, count = 1) => ({ CategoryID, name, count });

it("a category that the operator lists twice has one shelf", () => {
  const all = [category("7", "Yeni"), category("8", "Klasik"), category("7", "Eski"), category("8", "Boş", 0)];
  expect(shelfCategories(all).map(({ name }) => name)).toEqual(["Yeni", "Klasik"]);
});
