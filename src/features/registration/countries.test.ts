import { expect, test } from "vitest";
import { countriesIn } from "./countries.ts";

test("every country has one name, and Turkey comes first", () => {
  for (const locale of ["tr", "en"]) {
    const countries = countriesIn(locale);
    expect(countries).toHaveLength(249);
    expect(countries[0]?.code).toBe("TR");
    expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
    expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
  }
});

test("the others are in the order of the reader's alphabet", () => {
  const after = (locale: string, code: string) => {
    const found = countriesIn(locale);
    return found[found.findIndex((country) => country.code === code) + 1]?.name;
  };
  const turkish = countriesIn("tr").map(({ name }) => name);
  expect(turkish.indexOf("Çin")).toBeGreaterThan(turkish.indexOf("Curaçao"));
  expect(turkish.indexOf("Çin")).toBeLessThan(turkish.indexOf("Danimarka"));
  expect(turkish.indexOf("Irak")).toBeLessThan(turkish.indexOf("İran"));
  expect(turkish.indexOf("Şili")).toBeGreaterThan(turkish.indexOf("Svalbard ve Jan Mayen"));
  expect(after("en", "DE")).toBe("Ghana");
});
