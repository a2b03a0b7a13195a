import { expect, test } from "vitest";
import { indexCatalogue, shelve } from "../catalogue/catalogue-index.ts";
import { findInCatalogue, nearestInCatalogue } from "./find-in-catalogue.ts";
import type { CatalogueRow } from "../catalogue/catalogue-worker.ts";

const row = (name: string, index: number): CatalogueRow => ({
  id: String(index),
  name,
  providerID: String(index % 3),
  providerName: ["Simurg Works", "Çinili Oyun", "Northlamp"][index % 3] ?? "",
  image: "",
});
const games = [
  "Kız Kulesi’nde Gece",
  "Şahmaran Uyanıyor",
  "Gece Balıkçısı",
  "Çılgın Iğdır",
  "The Wolf Who Counted Stars",
].map(row);
const tables = ["Galata Hızlı Rulet", "Kervan Ruleti"].map(row);
const index = indexCatalogue(shelve(games), shelve(tables));
const names = (text: string) => findInCatalogue(index, text).games.map(({ name }) => name);

test.each(["şahmaran", "SAHMARAN", "ŞAHMARAN UYANIYOR", "uyaniyor sahmaran"])("%s is found", (text) => {
  expect(names(text)).toEqual(["Şahmaran Uyanıyor"]);
});

test.each([
  ["sahmarn", "Şahmaran Uyanıyor"],
  ["şahmarann", "Şahmaran Uyanıyor"],
  ["wlof who", "The Wolf Who Counted Stars"],
  ["igdır", "Çılgın Iğdır"],
])("a typing error is forgiven: %s", (typed, name) => {
  expect(names(typed)).toContain(name);
});

test("a game in two stored pages is found once", () => {
  const twice = indexCatalogue(shelve([...games, ...games.slice(2)]), shelve(tables));
  expect(findInCatalogue(twice, "gece").games.map(({ id }) => id)).toEqual(["2", "0"]);
});

test("names that begin with the text come first", () => {
  expect(names("gece")).toEqual(["Gece Balıkçısı", "Kız Kulesi’nde Gece"]);
});

test("finds tables and providers beside games, and nothing for an empty text", () => {
  expect(findInCatalogue(index, "rulet").tables.map(({ name }) => name)).toEqual([
    "Galata Hızlı Rulet",
    "Kervan Ruleti",
  ]);
  expect(findInCatalogue(index, "simurg").providers).toEqual([
    { lobby: "slot", id: "0", name: "Simurg Works" },
    { lobby: "live", id: "0", name: "Simurg Works" },
  ]);
  expect(names("qqqq")).toEqual([]);
});

test.each([
  ["şehmeran uyanmak", ["Şahmaran Uyanıyor"]],
  ["gece balığı tutan", ["Gece Balıkçısı"]],
  ["kervan ruletinde gece yarısı", ["Kervan Ruleti"]],
  ["qqqqwwww", []],
  ["!!!", []],
])("of names that do not match %j, the most similar ones are offered", (text, expected) => {
  expect(findInCatalogue(index, text)).toMatchObject({ games: [], tables: [] });
  const { games, tables } = nearestInCatalogue(index, text);
  expect([...games, ...tables].map(({ name }) => name).slice(0, 1)).toEqual(expected);
});
