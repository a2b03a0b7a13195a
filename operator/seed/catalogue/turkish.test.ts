import { describe, expect, test } from "vitest";
import { themes } from "./themes/themes.ts";
import { genitive, nominative, plural, pluralGenitive, possessive, titleCase } from "./turkish.ts";

describe("suffixes", () => {
  test.each([
    ["lale", "lalenin", "lalesi", "laleler", "lalelerin"],
    ["gül", "gülün", "gülü", "güller", "güllerin"],
    ["kapı", "kapının", "kapısı", "kapılar", "kapıların"],
    ["kuyu", "kuyunun", "kuyusu", "kuyular", "kuyuların"],
    ["kurt|kurd", "kurdun", "kurdu", "kurtlar", "kurtların"],
    ["at|at", "atın", "atı", "atlar", "atların"],
    ["çiçek|çiçeğ", "çiçeğin", "çiçeği", "çiçekler", "çiçeklerin"],
    ["mühür|mühr", "mührün", "mührü", "mühürler", "mühürlerin"],
    ["saat|saat^", "saatin", "saati", "saatler", "saatlerin"],
    ["ampul^", "ampulün", "ampulü", "ampuller", "ampullerin"],
    [
      "nazar boncuğu+nazar boncukları",
      "nazar boncuğunun",
      "nazar boncuğu",
      "nazar boncukları",
      "nazar boncuklarının",
    ],
  ])("%s", (noun, ...forms) => {
    expect([genitive(noun), possessive(noun), plural(noun), pluralGenitive(noun)]).toEqual(forms);
  });
});

test("capitals know the dotted i and leave conjunctions alone", () => {
  expect(titleCase("incir ve ışık", "tr")).toBe("İncir ve Işık");
  expect(titleCase("ink in the inn", "en")).toBe("Ink in the Inn");
});

test("a noun that ends in p, ç, t or k says how it goes on before a vowel", () => {
  const silent = Object.values(themes)
    .flatMap(({ subjects, tr }) => [...subjects.map((subject) => subject.tr), ...tr.owners])
    .filter((noun) => !noun.includes("+") && /[pçtk]$/.test(nominative(noun)))
    .filter((noun) => !noun.includes("|"));
  expect(silent).toEqual([]);
});
