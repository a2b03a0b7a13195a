import * as v from "valibot";
import { expect, test } from "vitest";
import { parseSearch } from "../../lib/address-search.ts";
import { addressOf } from "../../testing/test-router.ts";
import { filtersOf, isWholeLobby, lobbyLink } from "./filters.ts";
import { lobbySearch } from "./lobby-search.ts";

const search = (found: object) => v.parse(lobbySearch, found);

test("a category, otherwise a provider, otherwise a type is in the path; the other filters are in the search", () => {
  expect(addressOf(lobbyLink("slot", {}))).toBe("/slot");
  expect(addressOf(lobbyLink("slot", { order: "popular" }))).toBe("/slot");
  expect(addressOf(lobbyLink("slot", { category: "7", provider: "3", order: "new" }))).toBe(
    "/slot/category/7?provider=3&order=new",
  );
  expect(addressOf(lobbyLink("live", { provider: "3", type: "roulette" }))).toBe("/live/provider/3?type=roulette");
  expect(addressOf(lobbyLink("live", { type: "a/b?c" }))).toBe("/live/type/a%2Fb%3Fc");
  expect(addressOf(lobbyLink("slot", { q: "çilek & nar" }))).toBe("/slot?q=%C3%A7ilek+%26+nar");
});

test("the filters of an address are those of its path and its search", () => {
  expect(filtersOf({ categoryID: "7" }, search({ category: "9", provider: 3, order: "rtp" }))).toMatchObject({
    category: "7",
    provider: "3",
    order: "rtp",
  });
});

test("invalid filters are ignored", () => {
  expect(search({ order: "loudest", provider: "", category: {}, q: "  " })).toEqual({});
});

test("every address leads back to its filters", () => {
  for (const filters of [
    { category: "7", type: "slot", q: "ejder" },
    { provider: "1", order: "name" as const },
  ]) {
    const url = new URL(addressOf(lobbyLink("slot", filters)), "https://site.example");
    const [, , field, value] = url.pathname.split("/");
    const path = { [field === "type" ? "type" : `${field}ID`]: value };
    expect(filtersOf(path, search(parseSearch(url.search)))).toMatchObject(filters);
  }
});

test("a lobby is whole without filters, in the usual order", () => {
  expect([{}, { order: "popular" as const }].map(isWholeLobby)).toEqual([true, true]);
  expect([{ order: "new" as const }, { q: "lale" }, { type: "slot" }].map(isWholeLobby)).toEqual([false, false, false]);
});
