import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nameOf } from "../../src/contract/declaration.ts";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { habaneroGetJackpots } from "../../src/contract/habanero.ts";
import { userLogin } from "../../src/contract/user.ts";
import { openDatabase } from "../database/open.ts";
import type { RunningOperator } from "../server.ts";
import { bodyOf } from "../testing/call.ts";
import { databases } from "../testing/databases.ts";
import { postCall } from "../testing/fetch-call.ts";
import { testMasterKey } from "../testing/master-key.ts";
import { startTestOperator } from "../testing/operator.ts";
import { lanAddresses } from "./listen.ts";
import { createMetrics } from "./metrics.ts";

describe("/metrics", () => {
  let operator: RunningOperator;
  beforeAll(async () => {
    operator = await startTestOperator({ host: "0.0.0.0", metricsPort: 0, log: () => {} });
  });
  afterAll(() => operator.close());

  const read = async () => {
    const response = await fetch(operator.metricsAddress ?? "");
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    return response.text();
  };
  /** The numbers that are there, by their names and labels. */
  const numbers = async () =>
    Object.fromEntries(
      (await read())
        .split("\n")
        .filter((line) => line.startsWith("karo_"))
        .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
    );

  it("counts calls by name and outcome, and unknown ones as one", async () => {
    const call = async (body: unknown) => (await postCall(operator.origin, body)).response.status;
    await call(bodyOf(habaneroGetJackpots));
    await call(bodyOf(habaneroGetJackpots));
    await call(bodyOf(financeCheckBalance));
    await call(bodyOf(userLogin, { username: "sade", password: "Gizli-Parola-1" }));
    const unknown = [
      { api: { class: "gizli", method: "sade" } },
      { api: { class: { toString: 1 }, method: ["x"] } },
      { api: null },
      null,
      5,
    ];
    for (const body of unknown) await call(JSON.stringify(body));
    await operator.db.schema.alterTable("jackpot").renameTo("lost").execute();
    expect(await call(bodyOf(habaneroGetJackpots))).toBe(500);
    await operator.db.schema.alterTable("lost").renameTo("jackpot").execute();

    const name = nameOf(habaneroGetJackpots);
    expect(await numbers()).toMatchObject({
      [`karo_calls_total{call="${name}",outcome="ok"}`]: 2,
      [`karo_calls_total{call="${name}",outcome="fault"}`]: 1,
      [`karo_calls_total{call="${nameOf(financeCheckBalance)}",outcome="refused",code="403"}`]: 1,
      'karo_calls_total{call="user/login",outcome="refused"}': 1,
      'karo_calls_total{call="unknown",outcome="refused",code="404"}': 1,
      'karo_calls_total{call="unknown",outcome="refused",code="400"}': 4,
      [`karo_call_duration_seconds_count{call="${name}"}`]: 3,
      [`karo_call_duration_seconds_bucket{le="+Inf",call="${name}"}`]: 3,
      'karo_calls_in_progress{state="under_way"}': 0,
      'karo_calls_in_progress{state="waiting"}': 0,
      'karo_http_answers_total{server="site",status="500"}': 1,
      'karo_jobs_total{job="asking",outcome="ok"}': expect.any(Number),
    });
    expect(await read()).not.toMatch(/gizli|sade|Parola/i);
  });

  it("counts what the games' origin answers", async () => {
    await fetch(`${operator.providerOrigin}/nothing`);
    expect(await numbers()).toMatchObject({ 'karo_http_answers_total{server="games",status="404"}': 1 });
  });

  it("has the process's own numbers", async () => {
    expect(await read()).toMatch(/^nodejs_eventloop_lag_seconds [\d.e-]+$/m);
  });

  it("is on no other port", async () => {
    for (const origin of [operator.origin, operator.providerOrigin]) {
      expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    }
  });

  it("is not for other devices, even if the site is", async () => {
    const { port } = new URL(operator.metricsAddress ?? "");
    for (const address of lanAddresses("0.0.0.0")) {
      await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow();
    }
  });

  it("is not served unless it is asked for", async () => {
    const other = await startTestOperator();
    expect(other.metricsAddress).toBeUndefined();
    await other.close();
  });
});

it("says how many connections to the database there are", async () => {
  const metrics = createMetrics();
  metrics.connections(() => ({ total: 5, idle: 2, waiting: 7 }));
  const text = await metrics.registry.metrics();
  for (const [state, count] of [
    ["used", 3],
    ["idle", 2],
    ["waiting", 7],
  ]) {
    expect(text).toContain(`karo_database_connections{state="${state}"} ${count}\n`);
  }
});

describe.each(databases.filter(({ name }) => name === "PostgreSQL"))("an operator on $name", (database) => {
  it("counts its own connections", async () => {
    const { storage, remove } = await database.storage();
    const databaseUrl = storage.kind === "postgres" ? storage.url : "";
    const operator = await startTestOperator({ openDatabase, databaseUrl, masterKey: testMasterKey, metricsPort: 0 });
    const text = await (await fetch(operator.metricsAddress ?? "")).text();
    expect(text).toMatch(/^karo_database_connections\{state="idle"\} [1-9]/m);
    await operator.close();
    await remove();
  });
});
