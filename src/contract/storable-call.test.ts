import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnyCall, nameOf } from "./declaration.ts";
import { allCalls } from "./registry.ts";
import { storableCall } from "./storable-call.ts";

const api = { class: "casino", method: "games_list" };
const page = { limit: 48, offset: 0, Lang: "tr" };
const body = (envelope: unknown) => JSON.stringify(envelope);

describe("which calls the worker may store", () => {
  it("takes a public page of games", () => {
    const stored = storableCall(body({ api, data: { ...page, categoryID: "94" } }));
    expect(stored && nameOf(stored.call)).toBe("casino/games_list");
    expect(stored?.data).toEqual({ limit: 48, offset: 0, categoryID: "94" });
    expect(stored?.language).toBe("tr");
  });

  it.each([true, 1, "1"])("leaves the player's favourites (%j) to the network", (favorites) => {
    expect(storableCall(body({ api, data: { ...page, favorites } }))).toBeUndefined();
  });

  it.each([
    ["user", { uip: "x", lang: "tr" }],
    ["user", null],
    ["session", "x"],
  ])("leaves an envelope with %s %j to the network", (field, value) => {
    expect(storableCall(body({ api, data: page, [field]: value }))).toBeUndefined();
  });

  it.each([
    ["no JSON", "limit=48"],
    ["no object", "[]"],
    ["no language", body({ api, data: { limit: 48, offset: 0 } })],
    ["no data", body({ api })],
    ["data that do not fit the declaration", body({ api, data: { ...page, limit: "all" } })],
    ["an unknown call", body({ api: { class: "casino", method: "rtp" }, data: page })],
    ["a name from the prototype", body({ api: { class: "constructor", method: "x" }, data: page })],
  ])("leaves %s to the network", (_what, text) => {
    expect(storableCall(text)).toBeUndefined();
  });

  it("ignores calls of other policies, whatever their data", () => {
    const others = allCalls.filter(({ cache }: AnyCall) => cache === "player" || cache === "never");
    expect(others.length).toBeGreaterThan(20);
    fc.assert(
      fc.property(
        fc.constantFrom<AnyCall>(...others),
        fc.dictionary(fc.string(), fc.jsonValue()),
        ({ class: controller, method }, data) => {
          const sent = { api: { class: controller, method }, data: { ...data, Lang: "tr" } };
          expect(storableCall(body(sent))).toBeUndefined();
        },
      ),
    );
  });

  it("ignores every call with a user", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<AnyCall>(...allCalls),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.jsonValue(),
        (call, data, user) => {
          const sent = {
            api: { class: call.class, method: call.method },
            data: { ...page, ...data, Lang: "tr" },
            user,
          };
          expect(storableCall(body(sent))).toBeUndefined();
        },
      ),
    );
  });

  it("never throws for any body", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void storableCall(text)));
  });
});
