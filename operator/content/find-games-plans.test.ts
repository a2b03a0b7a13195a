/**
 * Page 1 and page 250 of 12,000 games take the same time, because both are a range of an index. Times depend on the
 * machine and query plans do not, so the tests check the plans.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gameOrders } from "../../src/contract/casino.ts";
import type { OpenDatabase } from "../database/open.ts";
import { databases, openTestDatabase } from "../testing/databases.ts";
import { testSeed } from "../testing/seed.ts";
import { gamesAt, matchesOnShelf, placesOnShelf } from "./find-games.ts";

const seed = testSeed(12_000);
interface Sieve {
  readonly others?: readonly string[];
  readonly patterns?: readonly string[];
  readonly favouritesOf?: string;
}

const sieves: readonly [string, Sieve][] = [
  ["a category within provider and type", { others: ["provider 1", "type slot"] }],
  ["a search within a category", { patterns: ["%izn%", "%1%"] }],
  ["favourites within a category", { favouritesOf: "1" }],
  ["all of it", { others: ["provider 1", "type slot"], patterns: ["%izn%"], favouritesOf: "1" }],
];

const pages = [1, 125, 250].map((page) => ({ page, offset: (page - 1) * 48 }));

interface PlanNode {
  readonly "Node Type": string;
  readonly "Index Name"?: string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** All nodes of a plan, the outermost first. */
function steps(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(steps)];
}

function planOf(explained: readonly Record<string, unknown>[]): PlanNode[] {
  const [row] = explained as unknown as readonly { "QUERY PLAN": readonly { Plan: PlanNode }[] }[];
  const plan = row?.["QUERY PLAN"][0]?.Plan;
  if (!plan) throw new Error("no plan");
  return steps(plan);
}

describe.each(databases)("plans of games_list on $name", (database) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(database, { seed });
  });
  afterAll(() => opened.close());

  describe.each(gameOrders)("by %s", (order) => {
    it.each(pages)("page $page reads only a range of that order's index", async (asked) => {
      for (const [kind, key] of [
        ["all", ""],
        ["category", "11"],
      ] as const) {
        const shelf = await opened.db
          .selectFrom("shelf")
          .select(["id", "total"])
          .where("kind", "=", kind)
          .where("key", "=", key)
          .executeTakeFirstOrThrow();
        expect(shelf.total).toBe(12_000);
        const page = { limit: 48, offset: asked.offset };
        const query = placesOnShelf(opened.db, shelf.id, order, page);
        const plan = planOf(await query.explain("json"));
        expect(plan.map((step) => [step["Node Type"], step["Index Name"]])).toEqual([
          ["Index Only Scan", `shelf_place_shelf_id_place_${order}_game_id_key`],
        ]);
        expect(await query.execute()).toHaveLength(48);
      }
    });
  });

  it.each(sieves)(
    "%s reads places by their keys, never all",
    async (_name, { others = [], patterns = [], ...rest }) => {
      const shelves = await opened.db.selectFrom("shelf").selectAll().execute();
      const shelf = (name: string) => {
        const found = shelves.find(({ kind, key }) => `${kind} ${key}` === name);
        if (!found) throw new Error(`no shelf ${name}`);
        return found;
      };
      const sieve = { others: others.map(shelf), patterns, ...rest };
      const query = matchesOnShelf(opened.db, shelf("category 94").id, sieve)
        .select("here.game_id")
        .orderBy("here.place_popular")
        .limit(48);
      const plan = planOf(await query.explain("json"));
      const scanned = plan.filter((step) => step["Node Type"] === "Seq Scan");
      // A search that matches every tenth name may read all names, and nothing else. name-index.test.ts covers rarer
      // matches.
      expect(scanned.map((step) => step["Relation Name"]).filter((name) => name !== "game")).toEqual([]);
      await query.execute();
    },
  );

  it("fetches the games of a page by their keys", async () => {
    const shelf = await opened.db.selectFrom("shelf").selectAll().where("kind", "=", "all").executeTakeFirstOrThrow();
    const places = placesOnShelf(opened.db, shelf.id, "popular", { limit: 48, offset: 11_000 });
    const plan = planOf(await gamesAt(opened.db, places).explain("json"));
    const scanned = plan.filter((step) => step["Node Type"] === "Seq Scan");
    expect(scanned.map((step) => step["Relation Name"]).filter((name) => name !== "provider")).toEqual([]);
    expect(plan.some((step) => step["Index Name"] === "game_pkey")).toBe(true);
  });
});
