import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./address-search.ts";

it.each([
  ["?token=1e5", { token: "1e5" }],
  ["?token=123456789012345678901234567890", { token: "123456789012345678901234567890" }],
  ["?token=012345", { token: "012345" }],
  ["?id=7", { id: 7 }],
  ["?state=active&category=Casino", { state: "active", category: "Casino" }],
  ["?on=true", { on: true }],
])("reads %s, and writes it the same way", (address, search) => {
  expect(parseSearch(address)).toEqual(search);
  expect(stringifySearch(search)).toBe(address);
});

it("tells a text of digits from a number", () => {
  expect(parseSearch(stringifySearch({ id: "7" }))).toEqual({ id: "7" });
});
