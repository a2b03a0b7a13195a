import { expect, test } from "vitest";
import enPages from "../../demo/games/texts.en.json" with { type: "json" };
import trPages from "../../demo/games/texts.tr.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import { filled, filledInAll, texts } from "./texts.ts";
import tr from "./tr.json" with { type: "json" };

/** The placeholders of every text, by its name. */
function placeholders(language: object, path = ""): Record<string, string[]> {
  const entries = Object.entries(language).map(([name, text]: [string, string | object]) =>
    typeof text === "string"
      ? { [`${path}${name}`]: (text.match(/\{\w+\}/g) ?? []).toSorted() }
      : placeholders(text, `${path}${name}.`),
  );
  return Object.assign({}, ...entries) as Record<string, string[]>;
}

test.each([
  ["the operator", tr, en],
  ["the game pages", trPages, enPages],
])("%s has the same texts with the same placeholders in each language", (_, turkish, english) => {
  expect(placeholders(english)).toEqual(placeholders(turkish));
});

test("a text is found by section and name, in each language", () => {
  expect(texts.accountFields.required).toEqual({ tr: "Bu alan zorunludur", en: "Required field" });
  expect(texts.mails.confirm.subject).toEqual({ tr: tr.mails.confirm.subject, en: en.mails.confirm.subject });
});

test("values fill the placeholders of their names", () => {
  expect(filled("{count} of {most}", { count: "2" })).toBe("2 of {most}");
  expect(
    filledInAll({ tr: "{brand}: {name}", en: "{name} at {brand}" }, { brand: "Karo", name: { tr: "bir", en: "one" } }),
  ).toEqual({
    tr: "Karo: bir",
    en: "one at Karo",
  });
});
