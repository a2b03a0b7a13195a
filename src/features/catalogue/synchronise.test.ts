import { describe, expect, test } from "vitest";
import { type StoredPage, type PageAnswer, synchronise } from "./synchronise.ts";

/** An operator with these numbers of games and tables, in pages of at most `cap`. */
function world(totals = { slot: 1200, live: 30 }, cap = 500) {
  const kept = new Map<string, StoredPage>();
  const asked: string[] = [];
  const state = { now: 1_000_000, version: "1", patience: Infinity, fails: (_page: string) => false };
  const run = () =>
    synchronise({
      language: "tr",
      now: () => state.now,
      async fetchPage(lobby, offset, etag): Promise<PageAnswer> {
        asked.push(`${lobby} ${offset}`);
        if (state.fails(`${lobby} ${offset}`)) throw new Error("503");
        const current = `${lobby}-${offset}-${state.version}`;
        if (etag === current) return "same";
        const total = totals[lobby];
        const received = Math.max(0, Math.min(cap, total - offset));
        return { etag: current, items: [], received, total };
      },
      read: async (key) => kept.get(key),
      write: async (page) => void kept.set(page.key, page),
      async deleteAllBut(keys) {
        for (const key of kept.keys()) if (!keys.has(key)) kept.delete(key);
      },
      mayGoOn: async () => state.patience-- > 0,
    });
  return { kept, asked, state, totals, run };
}

const everything = ["slot 0", "slot 500", "slot 1000", "live 0"];

describe("the catalogue on the device", () => {
  test("is fetched page by page, games and tables", async () => {
    const { kept, asked, run } = world();
    expect(await run()).toBe(true);
    expect(asked).toEqual(everything);
    expect([...kept.keys()]).toEqual(everything.map((page) => `tr ${page}`));
  });

  test("continues where it was stopped", async () => {
    const { asked, state, run } = world();
    state.patience = 2;
    await run();
    expect(asked).toEqual(["slot 0", "slot 500"]);
    state.patience = Infinity;
    await run();
    expect(asked).toEqual(everything);
  });

  test("a page that the operator does not give stops it, and is asked for again by the next run", async () => {
    const { kept, asked, state, run } = world();
    state.fails = (page) => page === "slot 500";
    await expect(run()).rejects.toThrow("503");
    expect(asked).toEqual(["slot 0", "slot 500"]);
    state.fails = () => false;
    asked.length = 0;
    await run();
    expect(asked).toEqual(["slot 500", "slot 1000", "live 0"]);
    expect([...kept.keys()]).toEqual(everything.map((page) => `tr ${page}`));
  });

  test.each([
    ["long", 500, 100],
    ["short", 3, 1_000],
  ])("is bounded against an operator that never stops sending %s pages", async (_, cap, pages) => {
    const { asked, run } = world({ slot: Number.MAX_SAFE_INTEGER, live: 0 }, cap);
    await run();
    expect(asked.filter((page) => page.startsWith("slot"))).toHaveLength(pages);
    expect(asked).toContain("live 0");
  });

  test("is refetched after hours, and stored again only where it changed", async () => {
    const { asked, state, run } = world();
    await run();
    asked.length = 0;
    expect(await run()).toBe(false);
    expect(asked).toEqual([]);
    state.now += 7 * 60 * 60 * 1000;
    expect(await run()).toBe(false);
    expect(asked).toEqual(everything);
    state.now += 7 * 60 * 60 * 1000;
    state.version = "2";
    expect(await run()).toBe(true);
  });

  test("is completed if an earlier version of the site stored less", async () => {
    const { kept, asked, run } = world();
    await run();
    const { items, ...lesser } = kept.get("tr slot 500") as StoredPage;
    kept.set("tr slot 500", lesser);
    asked.length = 0;
    expect(await run()).toBe(true);
    expect(asked).toEqual(["slot 500"]);
    expect(kept.get("tr slot 500")?.items).toEqual(items);
  });

  test("drops games that are gone, and pages of other languages", async () => {
    const { kept, state, totals, run } = world();
    await run();
    kept.set("en slot 0", { ...kept.get("tr slot 0"), key: "en slot 0" } as StoredPage);
    totals.slot = 400;
    state.now += 7 * 60 * 60 * 1000;
    state.version = "2";
    await run();
    expect([...kept.keys()]).toEqual(["tr slot 0", "tr live 0"]);
  });

  test("accepts shorter pages and an empty lobby", async () => {
    const { asked, run } = world({ slot: 50, live: 0 }, 20);
    await run();
    expect(asked).toEqual(["slot 0", "slot 20", "slot 40", "live 0"]);
  });
});
