import * as v from "valibot";
import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./address-search.ts";
import { addressText, exactText } from "./address-text.ts";

const search = v.object({ token: exactText, id: addressText });

it.each([
  "?token=1e5",
  "?token=123456789012345678901234567890",
  "?token=012345",
  "?token=true&id=7",
  "?token=1.50&id=%C3%A7ilek+%26+nar",
  "?id=0.1",
  "?id=%22a%22",
])("the texts of %s are read and written as they are", (address) => {
  const texts = v.parse(search, parseSearch(address));
  expect(texts).toEqual(Object.fromEntries(new URLSearchParams(address)));
  expect(stringifySearch(texts)).toBe(address);
});

it.each(["?id=", "?id=+", "?id=1&id=2", `?id=${"1".repeat(201)}`])("%s has no id", (address) => {
  expect(v.parse(search, parseSearch(address)).id).toBeUndefined();
});
