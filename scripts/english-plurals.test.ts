import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./run.ts";

const catalogues = ["en", "player/en"].map((name) => readFileSync(`${root}/src/locales/${name}.po`, "utf8")).join("\n");
const texts = [...catalogues.matchAll(/^msgstr "(.*)"$/gm)].map(([, text = ""]) => text);

/** What the site counts: the nouns of the plurals that it has. */
const counted = new Set(
  texts.flatMap((text) => [...text.matchAll(/ other \{[^{}]*# (?:\w+ )?(\w+s)\b/g)].map(([, noun]) => noun)),
);

/** The texts in which a number is put before a noun that has one form: "1 hours". */
const withOneForm = (all: readonly string[]) =>
  all.filter((text) => [...text.matchAll(/\{\w+\} (\w+s)\b/g)].some(([, noun]) => counted.has(noun)));

test("every noun behind a number has a singular in English", () => {
  expect(counted.size).toBeGreaterThan(10);
  expect(withOneForm(texts)).toEqual([]);
  expect(withOneForm(["Raise the limit (in {0} hours)", "{name} is installed"])).toHaveLength(1);
});
