import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropHeld, heldAnswers, holdKept, peekHeld, readKept } from "../../client/kept-answers.ts";
import { dataFileOptions } from "../../client/file-query.ts";
import { readOptions } from "../../client/query.ts";
import { wireClient } from "../../client/wiring.ts";
import { schemaVersion } from "../../contract/schema-version.ts";
import { dataFiles } from "../../contract/data-files.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { allExamples } from "../../contract/examples/all.ts";
import { dataFileExamples } from "../../contract/examples/data-files.ts";
import { readPersisted } from "./read-persisted.ts";
import { stringifyWithin } from "./stringify-cache.ts";
import { mutate, toQueries } from "./testing/mutate.ts";

const area = "karo.queries";
const now = Date.parse("2026-11-22T12:00:00Z");

/** The player's own reads that are persisted, by method. */
const playersKept = new Set(["check_balance", "favorites"]);

/** Every read that may be persisted, with the answer of its example. */
const reads = allExamples.filter(
  ({ call }) => call.effect === "read" && (call.cache === "content" || call.cache === "catalogue" || playersKept.has(call.method)),
);

const success = (data: unknown) => ({ data, message: "İşlem Başarılı", dropped: 0 });

function optionsOf({ call, request }: (typeof reads)[number]) {
  return readOptions(call, request as object, { persist: true });
}

/** The text that an earlier visit would have persisted. */
function persistedText(): string {
  const queries = [
    ...reads.map((example) => ({
      queryKey: optionsOf(example).queryKey,
      data: success(v.parse(example.call.answer, example.answer)),
    })),
    ...Object.keys(dataFiles).map((name) => {
      const file = name as keyof typeof dataFiles;
      return { queryKey: ["data", name], data: v.parse(dataFiles[file].schema, dataFileExamples[file]) };
    }),
  ];
  return JSON.stringify({
    buster: schemaVersion,
    timestamp: now,
    clientState: {
      mutations: [],
      queries: queries.map(({ queryKey, data }) => ({
        queryKey,
        queryHash: JSON.stringify(queryKey),
        state: { data, dataUpdatedAt: now - 60_000, status: "success" },
      })),
    },
  });
}

beforeEach(() => wireClient({ language: () => "tr", playerId: () => "p1" }));
afterEach(() => {
  dropHeld(area);
  vi.restoreAllMocks();
});

describe("data of an earlier visit", () => {
  it.each(reads.map((example): [string, typeof example] => [`${example.call.class}/${example.call.method}`, example]))(
    "%s: parsing a parsed value gives the same",
    (_, { call, answer }) => {
      const once = success(v.parse(call.answer, answer));
      expect(readKept(call, JSON.parse(JSON.stringify(once)))).toEqual(once);
    },
  );

  it("is the initial data of its query, with its age, once", () => {
    holdKept(readPersisted(persistedText(), area, now));
    const client = new QueryClient();
    for (const example of reads) {
      const options = optionsOf(example);
      const query = client.getQueryCache().build(client, client.defaultQueryOptions(options) as never);
      expect(query.state.data, options.queryKey.join(" ")).toBeDefined();
      expect(query.state.dataUpdatedAt).toBe(now - 60_000);
      client.removeQueries({ queryKey: options.queryKey });
      // Removed data, for example after log-out, must not come back.
      expect(client.getQueryCache().build(client, client.defaultQueryOptions(options) as never).state.data).toBeUndefined();
    }
  });

  it("can be read before its query needs it, and stays", () => {
    holdKept(readPersisted(persistedText(), area, now));
    const before = heldAnswers(area).length;
    expect(peekHeld(casinoGamesList)[0]?.data[0]?.name).toBe("Lale Bahçesi");
    expect(heldAnswers(area)).toHaveLength(before);
  });

  it("is kept while no query needs it", () => {
    holdKept(readPersisted(persistedText(), area, now));
    const text = stringifyWithin(area)({ buster: schemaVersion, timestamp: now, clientState: { mutations: [], queries: [] } }, 1_000_000);
    const names = (one: string) => readPersisted(one, area, now).map(({ queryKey }) => queryKey.join("/")).toSorted();
    expect(names(text)).toEqual(names(persistedText()));
    expect(names(text).length).toBeGreaterThan(20);
  });

  it.each<[string, (cache: { buster: string; clientState: { queries: { state: { dataUpdatedAt: number } }[] } }) => void]>([
    ["of a build with other schemas", (cache) => void (cache.buster = "other")],
    ["older than a week", (cache) => cache.clientState.queries.forEach(({ state }) => (state.dataUpdatedAt = now - 8 * 86_400_000))],
    ["from the future", (cache) => cache.clientState.queries.forEach(({ state }) => (state.dataUpdatedAt = now + 1))],
  ])("%s is dropped", (_, change) => {
    const cache = JSON.parse(persistedText()) as Parameters<typeof change>[0];
    change(cache);
    expect(readPersisted(JSON.stringify(cache), area, now)).toEqual([]);
  });
});

describe("1,000 random mutations of the persisted cache", () => {
  it("are repaired within one reload: no query ever has invalid data", () => {
    const good = persistedText();
    const change = fc.record({
      at: fc.array(fc.nat(60), { minLength: 1, maxLength: 9 }),
      replacement: fc.oneof(fc.constant(undefined), fc.constant(null), fc.jsonValue()),
    });
    const text = fc.oneof(
      { weight: 9, arbitrary: fc.array(change, { minLength: 1, maxLength: 8 }).map((changes) =>
        JSON.stringify(changes.reduce<unknown>((cache, { at, replacement }) => mutate(cache, [...toQueries, ...at], replacement), JSON.parse(good)))) },
      { weight: 1, arbitrary: fc.nat(good.length).map((length) => good.slice(0, length)) },
    );
    let [caches, held] = [0, 0];
    fc.assert(
      fc.property(text, (stored) => {
        caches += 1;
        dropHeld(area);
        holdKept(readPersisted(stored, area, now));
        held += heldAnswers(area).length;
        const client = new QueryClient();
        const build = (options: object) => client.getQueryCache().build(client, client.defaultQueryOptions(options as never)).state.data;
        for (const example of reads) {
          const data = build(optionsOf(example)) as { data: unknown } | undefined;
          if (data !== undefined) expect(v.parse(example.call.answer, data.data)).toEqual(data.data);
        }
        for (const name of Object.keys(dataFiles) as (keyof typeof dataFiles)[]) {
          const data: unknown = build(dataFileOptions(name));
          if (data !== undefined) expect(v.parse(dataFiles[name].schema, data)).toEqual(data);
        }
      }),
    );
    // Most of the cache was valid and was kept.
    expect(held / caches).toBeGreaterThan(10);
  });
});
