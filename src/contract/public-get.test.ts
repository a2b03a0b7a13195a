import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { casinoGamesList } from "./casino.ts";
import { cacheableCalls } from "./cacheable.ts";
import { type AnyCall, nameOf } from "./declaration.ts";
import { isStorable, publicGetAddress, publicGetEnvelope } from "./public-get.ts";
import { allCalls } from "./registry.ts";
import { storableCall } from "./storable-call.ts";
import { allExamples } from "../testing/examples/all.ts";

const endpoint = "https://api.example/uc/endpoint/v1";
const apiOf = (call: AnyCall) => ({ class: call.class, method: call.method });

/** What the fields of a public read can be. */
const field = fc.oneof(fc.string({ unit: "grapheme" }), fc.integer(), fc.boolean(), fc.constant(null));
const flat = fc.dictionary(
  fc.string().filter((name) => name !== "__proto__"),
  field,
);

describe("the address of a public read", () => {
  it("names the call, and has the data with sorted keys", () => {
    const address = publicGetAddress(endpoint, casinoGamesList, {
      searchGameName: "Şah & Mat",
      limit: 48,
      type: undefined,
      Lang: "tr",
    });
    expect(address).toBe(
      `${endpoint}?call=casino.games_list&data=` +
        "%7B%22Lang%22%3A%22tr%22%2C%22limit%22%3A48%2C%22searchGameName%22%3A%22%C5%9Eah+%26+Mat%22%7D",
    );
  });

  it("stands for the same call with the same data, and does not depend on the order of the fields", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<AnyCall>(...cacheableCalls),
        flat,
        fc.infiniteStream(fc.nat()),
        (call, data, draw) => {
          const address = publicGetAddress(endpoint, call, data);
          expect(publicGetEnvelope(address)).toEqual({ api: apiOf(call), data });
          const shuffled = Object.entries(data)
            .map((entry) => ({ entry, place: draw.next().value as number }))
            .sort((a, b) => a.place - b.place)
            .map(({ entry }) => entry);
          expect(publicGetAddress(endpoint, call, Object.fromEntries(shuffled))).toBe(address);
        },
      ),
    );
  });

  const reads = allExamples
    .filter(({ call }) => isStorable(call))
    .map((example) => ({ ...example, name: nameOf(example.call) }));
  it.each(reads)("of $name loses nothing of its request, which is flat", ({ call, request }) => {
    const data = { ...(request as object), Lang: "tr" };
    const envelope = publicGetEnvelope(publicGetAddress(endpoint, call, data));
    expect(envelope).toEqual({ api: apiOf(call), data });
    expect(storableCall(JSON.stringify(envelope))?.call).toBe(call);
    expect(Object.values(data).filter((value) => typeof value === "object")).toEqual([]);
  });

  it("that is no public read stands for nothing that may be stored", () => {
    const text = fc.oneof(fc.string(), fc.json(), fc.constantFrom("casino.games_list", "casino", "finance.deposit"));
    fc.assert(
      fc.property(text, text, (call, data) => {
        const envelope = publicGetEnvelope(`${endpoint}?${new URLSearchParams({ call, data })}`);
        expect(Object.keys(envelope)).toEqual(["api", "data"]);
        const stored = storableCall(JSON.stringify(envelope));
        if (stored) expect(isStorable(stored.call)).toBe(true);
      }),
    );
    for (const address of [
      endpoint,
      `${endpoint}?call=casino.games_list`,
      `${endpoint}?call=casino.games_list&data={`,
    ]) {
      expect(storableCall(JSON.stringify(publicGetEnvelope(address)))).toBeUndefined();
    }
  });
});

it("exactly the calls that the worker may store go by GET", () => {
  const calls: readonly AnyCall[] = allCalls;
  expect(calls.filter(isStorable).map(nameOf).sort()).toEqual(cacheableCalls.map(nameOf).sort());
});
