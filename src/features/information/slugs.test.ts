import { describe, expect, test } from "vitest";
import { slugsOf } from "./slugs.ts";

describe("anchors", () => {
  test.each([
    ["Mola ve kendini dışlama nasıl işler?", "mola-ve-kendini-dislama-nasil-isler"],
    ["İADE & IBAN: “ücret”", "iade-iban-ucret"],
    ["1. Taraflar", "1-taraflar"],
    ["§§§", "bolum"],
  ])("%s → %s", (title, slug) => {
    expect(slugsOf([title])).toEqual([slug]);
  });

  test("are unique, also among the page's other ids", () => {
    const taken = (id: string) => id === "main";
    expect(slugsOf(["Ücret", "ücret", "Main", "Ücret 2", "UCRET"], taken)).toEqual([
      "ucret",
      "ucret-2",
      "main-2",
      "ucret-2-2",
      "ucret-3",
    ]);
  });
});
