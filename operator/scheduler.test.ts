import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { randomUUID } from "node:crypto";
import { type Kysely, type KyselyPlugin, sql } from "kysely";
import type { Database } from "./database/schema.ts";
import type { OpenDatabase } from "./database/open.ts";
import { createMetrics } from "./http/metrics.ts";
import { leastDeposit } from "./money/lottery.ts";
import { dueWork, startScheduler, type Work } from "./scheduler.ts";
import { databases, openTestDatabase, testNow } from "./testing/databases.ts";
import { startTestOperator } from "./testing/operator.ts";

/** A busy machine takes longer than the second that Vitest would wait. */
const patience = { timeout: 60_000 };

describe.each(databases)("work in the background on $name", (database) => {
  let opened: OpenDatabase;
  /** A tournament of the test's demo. */
  let first: string;
  beforeAll(async () => {
    opened = await openTestDatabase(database);
    await opened.db.deleteFrom("outbox").execute();
    first = (await opened.db.selectFrom("tournament").select("id").limit(1).executeTakeFirstOrThrow()).id;
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

  const requested = { player_id: "1", created_at: testNow, category: 2, type: "deposit", currency: "TRY" } as const;
  const approved = { ...requested, status: 1002, ledger_transaction_id: "1" } as const;
  const bonus = {
    player_id: "1",
    amount: "10.00",
    wagering: "100.00",
    granted_at: testNow,
    ended_at: null,
    outcome: null,
  };
  const later = new Date(testNow.getTime() + 1_000);
  /** For each kind of work: what makes it due at `testNow`, and the job that does it. */
  const kinds: readonly [
    Work,
    (db: Kysely<Database>) => Promise<unknown>,
    (db: Kysely<Database>) => Promise<unknown>,
  ][] = [
    [
      "rounds",
      (db) =>
        db
          .insertInto("game_round")
          .values({
            launch_id: randomUUID(),
            client_id: "a",
            seed_id: "1",
            nonce: 0,
            bet: {},
            outcome: {},
            stake: "1.00",
            win: null,
            started_at: testNow,
            due_at: testNow,
            settled_at: null,
          })
          .execute(),
      (db) => db.updateTable("game_round").set({ settled_at: testNow, win: "0.00" }).execute(),
    ],
    [
      "coupons",
      (db) =>
        db
          .insertInto("coupon")
          .values({
            player_id: "1",
            client_id: "a",
            launch_id: randomUUID(),
            game: "Spor",
            currency: "TRY",
            stake: "1.00",
            odds: "2.00",
            possible_win: "2.00",
            win: null,
            state: "open",
            placed_at: testNow,
            due_at: testNow,
            settled_at: null,
          })
          .execute(),
      (db) => db.updateTable("coupon").set({ state: "lost", win: "0.00", settled_at: testNow }).execute(),
    ],
    [
      "deposits",
      (db) =>
        db
          .insertInto("cash_request")
          .values({ transaction_id: "1", reference: "A", filled_in: {}, decided_at: null, approve_at: testNow })
          .execute(),
      (db) => db.updateTable("cash_request").set({ decided_at: testNow }).execute(),
    ],
    [
      "bonuses",
      (db) =>
        db
          .insertInto("bonus")
          .values({ ...bonus, expires_at: testNow })
          .execute(),
      (db) => db.updateTable("bonus").set({ ended_at: testNow, outcome: "expired" }).execute(),
    ],
    [
      "tickets",
      (db) =>
        db
          .insertInto("player_transaction")
          .values({ ...approved, amount: leastDeposit })
          .execute(),
      (db) => db.updateTable("player_transaction").set({ ticket_number: "1" }).execute(),
    ],
    [
      "mails",
      (db) => db.insertInto("outbox").values(mail).execute(),
      (db) => db.updateTable("outbox").set({ send_after: null }).execute(),
    ],
    [
      "pushes",
      (db) =>
        db.insertInto("push_delivery").values({ message_id: "1", subscription_id: "1", send_after: testNow }).execute(),
      (db) => db.deleteFrom("push_delivery").execute(),
    ],
    [
      "tournaments",
      (db) =>
        db.updateTable("tournament").set({ starts_at: testNow, ends_at: later }).where("id", "=", first).execute(),
      (db) => db.insertInto("announced_tournament").values({ tournament_id: first }).execute(),
    ],
  ];

  it.each(kinds)("%s are due from their time on, until they are done", async (kind, makeDue, carryOut) => {
    const undone = new Error("undone");
    const { db } = opened;
    const past = { starts_at: new Date(0), ends_at: new Date(1) };
    const check = db.transaction().execute(async (transaction) => {
      // Without foreign keys, so that a row needs no other row.
      await sql`set local session_replication_role = replica`.execute(transaction);
      await transaction.updateTable("tournament").set(past).execute();
      expect(await dueWork(transaction, testNow, lottery)).toEqual([]);
      await makeDue(transaction);
      // Tickets are due whenever an approved deposit has none.
      const before = await dueWork(transaction, new Date(testNow.getTime() - 1), lottery);
      expect(before).toEqual(kind === "tickets" ? [kind] : []);
      expect(await dueWork(transaction, testNow, lottery)).toEqual([kind]);
      await carryOut(transaction);
      expect(await dueWork(transaction, testNow, lottery)).toEqual([]);
      throw undone;
    });
    await expect(check).rejects.toBe(undone);
  });

  it("a bonus is due once wagered; a ticket takes a large enough deposit of the lottery's days", async () => {
    const undone = new Error("undone");
    const check = opened.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await transaction
        .updateTable("tournament")
        .set({ starts_at: new Date(0), ends_at: new Date(1) })
        .execute();
      await transaction
        .insertInto("bonus")
        .values({ ...bonus, expires_at: later })
        .execute();
      await sql`update bonus set wagered = 99.99`.execute(transaction);
      const small = { ...approved, amount: "499.99" };
      const pending = { ...requested, amount: leastDeposit, status: 1001 } as const;
      const early = {
        ...approved,
        ledger_transaction_id: "2",
        amount: leastDeposit,
        created_at: new Date("2026-02-28T20:59:59Z"),
      };
      await transaction.insertInto("player_transaction").values([small, pending, early]).execute();
      expect(await dueWork(transaction, testNow, lottery)).toEqual([]);
      await sql`update bonus set wagered = 100`.execute(transaction);
      expect(await dueWork(transaction, testNow, lottery)).toEqual(["bonuses"]);
      throw undone;
    });
    await expect(check).rejects.toBe(undone);
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
    const statements = { asked: 0, unanswered: 0, lastAnswered() {} };
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        statements.asked += 1;
        statements.unanswered += 1;
        return node;
      },
      async transformResult({ result }) {
        statements.unanswered -= 1;
        if (statements.unanswered === 0) statements.lastAnswered();
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
    /** Lets a second pass. Returns how many statements it had, when all of them are answered. */
    const second = async () => {
      statements.asked = 0;
      await vi.advanceTimersByTimeAsync(1_000);
      do {
        if (statements.unanswered > 0) await new Promise<void>((resolve) => (statements.lastAnswered = resolve));
        // A job that the answer starts asks something before the next turn of the event loop.
        await new Promise(setImmediate);
      } while (statements.unanswered > 0);
      return statements.asked;
    };
    // Long enough for what the demo had due at its start. Not vi.waitFor: it moves the clock itself, in the middle of a second.
    for (let passed = 0; passed < 60; passed += 1) await second();
    const perSecond = new Set<number>();
    for (let passed = 0; passed < 60; passed += 1) perSecond.add(await second());
    expect([...perSecond]).toEqual([1]);
    await operator.close();
  });
});
