import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { dataFiles } from "../../src/contract/data-files.ts";
import { infTypes } from "../../src/contract/information.ts";
import { informationPath } from "../../src/contract/information-paths.ts";
import { isKnownPath } from "./testing/site-paths.ts";

function read<Name extends "headerMenu" | "footerMenu">(name: Name): v.InferOutput<(typeof dataFiles)[Name]["schema"]> {
  const { path, schema } = dataFiles[name];
  const file = new URL(`../../public${path}`, import.meta.url);
  return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
}

const footer = read("footerMenu");
const entries = [...read("headerMenu"), ...footer.flatMap(({ items }) => items)];

test("every entry links to a page of the contract and has a name in both languages", () => {
  expect(entries.length).toBeGreaterThan(30);
  expect(entries.filter(({ to }) => !isKnownPath(to))).toEqual([]);
  for (const { title } of [...entries, ...footer]) expect([title.tr.trim(), title.en.trim()]).not.toContain("");
});

test("every content page is in the footer, except the social networks, which are shown there", () => {
  const linked = new Set(footer.flatMap(({ items }) => items.map(({ to }) => to)));
  expect(infTypes.filter((infType) => !linked.has(informationPath(infType)))).toEqual(["SocialMediaLinks"]);
});
