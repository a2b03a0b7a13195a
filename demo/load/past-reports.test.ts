import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { percentilesBy, mostCounted } from "../../operator/monitoring/read-numbers.ts";
import { addDays } from "../../operator/lib/calendar.ts";
import { databases, testNow } from "../../operator/testing/databases.ts";
import { openTestSite, type TestSite } from "../../operator/testing/site.ts";
import { loadPastReports } from "./past-reports.ts";

describe.each(databases)("the demo's reports on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterAll(() => site.close());

  it("fill the four weeks before, once, and again for a demo that is opened after months", async () => {
    await loadPastReports(site.db, testNow);
    const first = await percentilesBy(site.db, "day", "2026-01-01");
    expect(first.filter(({ name }) => name === "LCP")).toHaveLength(28);
    expect((await mostCounted(site.db, "error", "2026-01-01", 9)).length).toBeGreaterThan(1);
    await loadPastReports(site.db, testNow);
    expect(await percentilesBy(site.db, "day", "2026-01-01")).toEqual(first);
    await loadPastReports(site.db, addDays(testNow, 100));
    const later = await percentilesBy(site.db, "day", "2026-05-01");
    expect(later.filter(({ name }) => name === "LCP")).toHaveLength(28);
  });
});
