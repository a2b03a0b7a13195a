import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beaconExample } from "../../src/testing/examples/monitoring.ts";
import { databases, testNow } from "../testing/databases.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { mostCounted, percentilesBy } from "./read-numbers.ts";
import { storeBeacon } from "./store-beacon.ts";

const nothing = { errors: [], failures: [], dropped: [], starts: [], vitals: [] };

describe.each(databases)("beacons on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterAll(() => site.close());

  const measure = async (value: number, page: string, now = testNow) =>
    storeBeacon(site.db, { ...beaconExample, ...nothing, visit: "first", vitals: [{ name: "INP", page, value }] }, now);

  it("are counted by day, not stored", async () => {
    await storeBeacon(site.db, beaconExample, testNow);
    await storeBeacon(site.db, beaconExample, testNow);
    const since = "2026-03-01";
    expect(await mostCounted(site.db, "error", since, 5)).toEqual([
      {
        name: "TypeError",
        detail: "assets/GameFrame-DHue0hKk.js:1:2345\nassets/vendor-4zCb3Obv.js:1:60412",
        page: "/play/$type/$id/{-$x}/{-$providerName}",
        times: 2,
        lastDay: "2026-03-14",
      },
    ]);
    expect(await mostCounted(site.db, "failure", since, 5)).toMatchObject([
      { name: "casino/games_list", detail: "unreachable", times: 4 },
    ]);
    expect(await mostCounted(site.db, "dropped", since, 5)).toMatchObject([{ name: "casino/games_list", times: 6 }]);
    expect(await mostCounted(site.db, "start", since, 5)).toMatchObject([{ name: "file", times: 2 }]);
    expect(await mostCounted(site.db, "worker", since, 5)).toMatchObject([{ name: "active", times: 2 }]);
    expect(await mostCounted(site.db, "error", "2026-03-15", 5)).toEqual([]);
  });

  it("with the same thing twice count it twice, and never overflow", async () => {
    const failure = { call: "a/b", kind: "offline", times: 999 };
    await storeBeacon(site.db, { ...beaconExample, ...nothing, failures: [failure, failure] }, testNow);
    await sql`update monitoring_count set times = 2000000000 where name = 'a/b'`.execute(site.db);
    await storeBeacon(site.db, { ...beaconExample, ...nothing, failures: [failure] }, testNow);
    const [most] = await mostCounted(site.db, "failure", "2026-03-14", 1);
    expect(most).toMatchObject({ name: "a/b", times: 2_000_000_000 });
  });

  it("give the 75th percentile by day, page and kind of visit", async () => {
    const earlier = new Date(testNow.getTime() - 86_400_000);
    for (const value of [10, 20, 30, 40]) await measure(value, "/live");
    for (const value of [100, 104, 1_234, 12_345]) await measure(value, "/slot", earlier);
    const byPage = await percentilesBy(site.db, "page", "2026-03-01");
    expect(byPage.filter(({ group }) => group === "/live")).toEqual([
      { group: "/live", name: "INP", p75: 30, times: 4 },
    ]);
    // Values are rounded, so that rows stay few.
    expect(byPage.filter(({ group }) => group === "/slot")).toMatchObject([{ p75: 1_250, times: 4 }]);
    const byDay = await percentilesBy(site.db, "day", "2026-03-01");
    expect(byDay.filter(({ name }) => name === "INP")).toMatchObject([
      { group: "2026-03-13", p75: 1_250 },
      { group: "2026-03-14", times: 6 },
    ]);
    const byVisit = await percentilesBy(site.db, "visit", "2026-03-01");
    expect(byVisit.filter(({ group }) => group === "first")).toMatchObject([{ name: "INP", p75: 100, times: 8 }]);
  });
});
