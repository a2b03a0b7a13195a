import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mostBeaconBytes } from "../../src/contract/monitoring.ts";
import { beaconExample } from "../../src/testing/examples/monitoring.ts";
import type { RunningOperator } from "../server.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { testNow } from "../testing/databases.ts";
import { startTestOperator } from "../testing/operator.ts";

let operator: RunningOperator;
let now = testNow;
beforeAll(async () => {
  operator = await startTestOperator({ now: () => now });
});
afterAll(() => operator.close());

const post = (body: unknown, origin = operator.origin) =>
  fetch(`${origin}/monitoring`, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });
const counted = async () =>
  (await operator.db.selectFrom("monitoring_count").select(["name", "times"]).execute()).length;

describe("/monitoring", () => {
  it("is where the demo reports to, and the back office has nothing before the first report", async () => {
    expect(operator.config.monitoring).toEqual({ url: "/monitoring", sample: 1 });
    const office = await visitBackOffice(operator);
    const page = await office.page("/operator/monitoring");
    expect(page.match(/There is nothing here\./g)).toHaveLength(12);
    expect(page).not.toContain("<svg");
    expect(page).not.toContain("The app reports nothing now");
  });

  it.each([
    ["no JSON", "{", 400],
    ["a page with an id", { ...beaconExample, vitals: [{ name: "LCP", page: "/play/slot/48120", value: 1 }] }, 400],
    ["an address as a page", { ...beaconExample, vitals: [{ name: "LCP", page: "/?q=deniz", value: 1 }] }, 400],
    [
      "a message in place of a class",
      { ...beaconExample, errors: [{ ...beaconExample.errors[0], name: "no deniz" }] },
      400,
    ],
    [
      "a stack with another origin",
      { ...beaconExample, errors: [{ ...beaconExample.errors[0], stack: ["https://a/b.js:1:1"] }] },
      400,
    ],
    ["more than 4 kB", { ...beaconExample, filler: "x".repeat(mostBeaconBytes) }, 413],
  ])("refuses %s, and counts nothing of it", async (_what, body, status) => {
    expect((await post(body)).status).toBe(status);
    expect(await counted()).toBe(0);
  });

  it("takes only POST", async () => {
    const response = await fetch(`${operator.origin}/monitoring`);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("takes a beacon, which the back office then shows in both languages", async () => {
    const response = await post(beaconExample);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    const english = await (await visitBackOffice(operator)).page("/operator/monitoring");
    expect(english).toMatch(/<svg class="chart"[^>]* aria-label="Largest contentful paint \(LCP\)\./);
    for (const shown of [
      '1.3 s <span class="on">good</span>',
      "Later visit",
      "<code>/slot/category/$categoryID</code>",
      "<strong>TypeError</strong><pre>assets/GameFrame-DHue0hKk.js:1:2345\nassets/vendor-4zCb3Obv.js:1:60412</pre>",
      "<code>unreachable</code>",
      "A file did not load, and the page reloaded",
      "Can be installed",
      "14 Mar 2026",
    ])
      expect(english).toContain(shown);
    const turkish = await (
      await visitBackOffice(operator, { language: "tr", role: "look" })
    ).page("/operator/monitoring");
    expect(turkish).toContain('1,3 sn <span class="on">iyi</span>');
    expect(turkish).toContain("Sonraki ziyaret");
  });

  it("stores no address and no player", async () => {
    const rows = await operator.db.selectFrom("monitoring_vital").selectAll().execute();
    const counts = await operator.db.selectFrom("monitoring_count").selectAll().execute();
    expect(Object.keys({ ...rows[0], ...counts[0] }).toSorted()).toEqual([
      "day",
      "detail",
      "kind",
      "name",
      "page",
      "times",
      "value",
      "visit",
    ]);
    expect(await operator.db.selectFrom("throttle").selectAll().where("kind", "like", "%monitor%").execute()).toEqual(
      [],
    );
  });

  it("takes so many from one network in a minute, and goes on in the next", async () => {
    const statuses = new Set<number>();
    for (let sent = 0; sent < 121; sent += 1) statuses.add((await post("{")).status);
    expect([...statuses]).toEqual([400, 429]);
    now = new Date(testNow.getTime() + 60_000);
    expect((await post(beaconExample)).status).toBe(204);
  });
});

it("without monitoring nothing is taken, and the back office says how to turn it on", async () => {
  const other = await startTestOperator({ now: () => testNow, config: { monitoring: undefined } });
  try {
    expect((await post(beaconExample, other.origin)).status).toBe(404);
    const page = await (await visitBackOffice(other)).page("/operator/monitoring");
    expect(page).toContain("The app reports nothing now");
    expect(page).toContain(
      "&quot;monitoring&quot;: {&quot;url&quot;: &quot;/monitoring&quot;, &quot;sample&quot;: 0.1}".replaceAll(
        "&quot;",
        '"',
      ),
    );
  } finally {
    await other.close();
  }
});
