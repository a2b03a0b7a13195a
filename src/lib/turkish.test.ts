import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compareTexts, foldForSearch, upperTurkish } from "./turkish.ts";

test.each([
  ["İSTANBUL", "istanbul"],
  ["ISPARTA", "ısparta"],
  ["Işık", "isik"],
  ["ŞEKER ÇÖREĞİ", "seker coregi"],
  ["Gülün Öyküsü", "GULUN OYKUSU"],
  ["Kâğıt", "kagit"],
  ["s\u0327eker", "şeker"],
  ["  Altın   Saray ", "altin saray"],
])("%j and %j are found by each other", (left, right) => {
  expect(foldForSearch(left)).toBe(foldForSearch(right));
});

test("different letters stay different", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789".split("");
  expect(new Set(letters.map(foldForSearch)).size).toBe(letters.length);
});

test("folding twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = foldForSearch(text);
      expect(foldForSearch(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test("a text is found in any capitalisation, in either language", () => {
  const small = "abcçdefgğhıijklmnoöprsştuüvyz";
  const letter = fc.constantFrom(...Array.from(small + small.toLocaleUpperCase("tr")));
  fc.assert(
    fc.property(
      fc.array(letter).map((letters) => letters.join("")),
      (text) => {
        const folded = foldForSearch(text);
        for (const variant of [
          text.toUpperCase(),
          text.toLowerCase(),
          text.toLocaleUpperCase("tr"),
          text.toLocaleLowerCase("tr"),
        ]) {
          expect(foldForSearch(variant)).toBe(folded);
        }
      },
    ),
  );
});

test("texts of people get Turkish capitals", () => {
  expect(upperTurkish("ışık ile")).toBe("IŞIK İLE");
});

test("sorts as a Turkish reader expects, numbers by value", () => {
  const names = ["zar", "şans", "sarı", "çark", "cam", "ırmak", "inci", "Oyun 10", "Oyun 9"];
  expect(names.sort(compareTexts)).toEqual([
    "cam",
    "çark",
    "ırmak",
    "inci",
    "Oyun 9",
    "Oyun 10",
    "sarı",
    "şans",
    "zar",
  ]);
});
