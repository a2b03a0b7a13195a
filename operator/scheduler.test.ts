import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "./database/open.ts";
import { dueWork, startScheduler } from "./scheduler.ts";
import { databases, openTestDatabase, testNow } from "./testing/databases.ts";

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
    });
    const untilRun = (count: number) =>
      vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        expect(runs).toHaveLength(count);
      });
    await untilRun(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(runs).toHaveLength(1);
    runs[0]?.fail(new Error("lost"));
    await untilRun(2);
    expect(log).toEqual([expect.stringContaining("Work in the background (mails) failed")]);
    runs[1]?.end();
    await stop();
  });
});
