import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalKey } from "./canonical.ts";
import { casinoGamesList } from "./casino.ts";
import { livecasinoGameTableList } from "./livecasino.ts";

const data = { limit: 48, offset: 0, categoryID: "94" };
const key = canonicalKey(casinoGamesList, data, "tr");

describe("the canonical key", () => {
  it("reads as JSON of call, language and sorted data", () => {
    expect(JSON.parse(key)).toEqual(["casino", "games_list", "tr", data]);
    expect(key).toContain('{"categoryID":"94","limit":48,"offset":0}');
  });

  it("does not depend on the order of the fields, at any depth", () => {
    const one = canonicalKey(casinoGamesList, { a: { x: 1, y: [{ p: 1, q: 2 }] }, b: 2 }, "tr");
    const other = canonicalKey(casinoGamesList, { b: 2, a: { y: [{ q: 2, p: 1 }], x: 1 } }, "tr");
    expect(one).toBe(other);
  });

  it("leaves out what is undefined, and volatile fields", () => {
    const same = { ...data, type: undefined, Lang: "en", concatRequire: 1 };
    expect(canonicalKey(casinoGamesList, same, "tr")).toBe(key);
    expect(canonicalKey(casinoGamesList, undefined, "tr")).toBe(canonicalKey(casinoGamesList, {}, "tr"));
  });

  it.each([
    ["call", canonicalKey(livecasinoGameTableList, data, "tr")],
    ["language", canonicalKey(casinoGamesList, data, "en")],
    ["value", canonicalKey(casinoGamesList, { ...data, offset: 48 }, "tr")],
    ["type of a value", canonicalKey(casinoGamesList, { ...data, offset: "0" }, "tr")],
    ["field", canonicalKey(casinoGamesList, { ...data, type: null }, "tr")],
  ])("is another for another %s", (_, other) => {
    expect(other).not.toBe(key);
  });

  it("keeps the order of lists", () => {
    const listed = (ids: number[]) => canonicalKey(casinoGamesList, { ids }, "tr");
    expect(listed([1, 2])).not.toBe(listed([2, 1]));
  });

  it("is the same for the same JSON, and only for that", () => {
    const object = fc.dictionary(
      fc.string().filter((field) => field !== "Lang" && field !== "concatRequire"),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(object, (one) => {
        const keyOf = (value: object) => canonicalKey(casinoGamesList, value, "tr");
        expect(keyOf(Object.fromEntries(Object.entries(one).reverse()))).toBe(keyOf(one));
        const [, , , asked] = JSON.parse(keyOf(one)) as readonly unknown[];
        expect(asked).toEqual(JSON.parse(JSON.stringify(one)));
      }),
    );
  });
});
