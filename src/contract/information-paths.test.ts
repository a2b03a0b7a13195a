import { expect, test } from "vitest";
import { infTypes } from "./information.ts";
import { informationPath, infTypeOf } from "./information-paths.ts";

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);

test("every content page has exactly one readable address", () => {
  const paths = infTypes.map(informationPath);
  expect(new Set(paths).size).toBe(infTypes.length);
  for (const path of paths) expect(path).toMatch(/^\/(info\/)?[a-z]+(-[a-z]+)*$/);
});

test.each(infTypes.filter((infType) => infType !== "SiteInformation"))(
  "%s is found by both its addresses",
  (infType) => {
    expect(infTypeOf(lastPart(informationPath(infType)))).toBe(infType);
    expect(infTypeOf(infType)).toBe(infType);
  },
);

test("the rules of bonuses and the terms of use lead to their pages", () => {
  expect(infTypeOf("bonus-rules")).toBe("PromoSart");
  expect(infTypeOf("using-rules")).toBe("KullanimSartlari");
});

test("an operator's additional page has the address of its InfType", () => {
  expect(informationPath("Yaz Kupası")).toBe("/info/Yaz%20Kupas%C4%B1");
  expect(informationPath("toString")).toBe("/info/toString");
  expect(infTypeOf("toString")).toBe("toString");
});
