import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { KyselyPlugin } from "kysely";
import type { OpenDatabase } from "./database/open.ts";
import { createMetrics } from "./http/metrics.ts";
import { dueWork, startScheduler } from "./scheduler.ts";
import { databases, openTestDatabase, testNow } from "./testing/databases.ts";
import { startTestOperator } from "./testing/operator.ts";

/** A busy machine takes longer than the second that Vitest would wait. */
const patience = { timeout: 60_000 };

describe.each(databases)("work in the background on $name", (database) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(database);
    await opened.db.deleteFrom("outbox").execute();
  });
  afterAll(() => opened.close());
  afterEach(() => void vi.useRealTimers());

  const lottery = { startDate: "2026-03-01", endDate: "2026-03-31" };
  const mail = {
    body: "Merhaba",
    channel: "email" as const,
    recipient: "ada@test.example",
    created_at: testNow,
    send_after: testNow,
    expires_at: testNow,
  };

  it("is due by its time, of each kind", async () => {
    const { db } = opened;
    await db
      .updateTable("tournament")
      .set({ ends_at: new Date(testNow.getTime() - 1) })
      .execute();
    expect(await dueWork(db, testNow, lottery)).toEqual([]);
    await db.insertInto("outbox").values(mail).execute();
    expect(await dueWork(db, new Date(testNow.getTime() - 1), lottery)).toEqual([]);
    expect(await dueWork(db, testNow, lottery)).toEqual(["mails"]);
    await db.deleteFrom("outbox").execute();
  });

  it("starts a job that is due once at a time, and goes on after a failure", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { db } = opened;
    const log: string[] = [];
    const metrics = createMetrics();
    await db.insertInto("outbox").values(mail).execute();
    // Each run of the job waits here, until the test lets it fail or end.
    const runs: { readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
    const mails = () => new Promise<void>((end, fail) => runs.push({ end, fail }));
    const stop = startScheduler({
      db,
      now: () => testNow,
      log: (line) => void log.push(line),
      lottery: undefined,
      jobs: { mails },
      housekeeping: async () => {},
      metrics,
    });
    const untilRun = (count: number) =>
      vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        expect(runs).toHaveLength(count);
      }, patience);
    await untilRun(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(runs).toHaveLength(1);
    runs[0]?.fail(new Error("lost"));
    await untilRun(2);
    expect(log).toEqual([expect.stringContaining("Work in the background (mails) failed")]);
    runs[1]?.end();
    await stop();
    const text = await metrics.registry.metrics();
    expect(text).toContain('karo_jobs_total{job="mails",outcome="failed"} 1\n');
    expect(text).toContain('karo_jobs_total{job="mails",outcome="ok"} 1\n');
    await db.deleteFrom("outbox").execute();
  });

  it("tells for how long work has been due that does not get done", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { db } = opened;
    const metrics = createMetrics();
    await db.insertInto("outbox").values(mail).execute();
    let now = testNow;
    let isBroken = true;
    const stop = startScheduler({
      db,
      now: () => now,
      log: () => {},
      lottery: undefined,
      jobs: {
        mails: async () => {
          if (isBroken) throw new Error("lost");
        },
      },
      housekeeping: async () => {},
      metrics,
    });
    const untilSeconds = (seconds: number | undefined) =>
      vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        const text = await metrics.registry.getSingleMetricAsString("karo_job_due_seconds");
        expect(/\{job="mails"\} (\d+)/.exec(text)?.[1]).toBe(seconds?.toString());
      }, patience);
    await untilSeconds(0);
    now = new Date(testNow.getTime() + 90_000);
    await untilSeconds(90);
    // There is always more to do, and it gets done.
    isBroken = false;
    await untilSeconds(undefined);
    isBroken = true;
    await untilSeconds(0);
    // Another process does it.
    await db.deleteFrom("outbox").execute();
    await untilSeconds(undefined);
    await stop();
  });

  it("does the housekeeping once an hour", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let times = 0;
    const stop = startScheduler({
      db: opened.db,
      now: () => testNow,
      log: () => {},
      lottery: undefined,
      jobs: {},
      housekeeping: async () => void times++,
      metrics: createMetrics(),
    });
    vi.advanceTimersByTime(3_599_999);
    expect(times).toBe(0);
    vi.advanceTimersByTime(1);
    expect(times).toBe(1);
    await stop();
  });

  it("asks an idle operator's database once a second, and nothing else does", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let asked = 0;
    let answered = () => {};
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        asked += 1;
        return node;
      },
      async transformResult({ result }) {
        answered();
        return result;
      },
    };
    const operator = await startTestOperator({
      metricsPort: 0,
      now: () => testNow,
      async openDatabase() {
        const own = await openTestDatabase(database);
        return { ...own, db: own.db.withPlugin(counting) };
      },
    });
    /** Lets a second pass. Returns how many statements it had. */
    const second = async () => {
      asked = 0;
      const answer = new Promise<void>((resolve) => (answered = resolve));
      await vi.advanceTimersByTimeAsync(1_000);
      await answer;
      // A job that the answer starts asks something before the next turn of the event loop.
      await new Promise(setImmediate);
      return asked;
    };
    // What the demo had due at its start.
    await vi.waitFor(async () => expect(await second()).toBe(1), patience);
    const perSecond = new Set<number>();
    for (let passed = 0; passed < 60; passed += 1) perSecond.add(await second());
    expect([...perSecond]).toEqual([1]);
    await operator.close();
  });
});
