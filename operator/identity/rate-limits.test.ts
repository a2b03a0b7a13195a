import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../database/open.ts";
import { databases, openTestDatabase, testNow } from "../testing/databases.ts";
import { countAttempt, forgetAttempts, uncountAttempt } from "./rate-limits.ts";

const limit = { kind: "test", most: 3, minutes: 10 };
const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

describe.each(databases)("a limit on $name", (database) => {
  let opened: OpenDatabase;
  const count = (subject: string, now = testNow) => countAttempt(opened.db, limit, subject, now);
  beforeAll(async () => {
    opened = await openTestDatabase(database);
  });
  afterAll(() => opened.close());

  it("allows its attempts, then says when the next one is allowed", async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await count("a")).toBeUndefined();
    expect(await count("a", inMinutes(4))).toEqual(inMinutes(10));
    expect(await count("b")).toBeUndefined();
  });

  it("is not extended by refused attempts, and starts again after its period", async () => {
    expect(await count("a", inMinutes(9))).toEqual(inMinutes(10));
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await count("a", inMinutes(10))).toBeUndefined();
    expect(await count("a", inMinutes(10))).toEqual(inMinutes(20));
  });

  it("counts simultaneous attempts separately", async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => count("c")));
    expect(outcomes.filter((until) => until === undefined)).toHaveLength(3);
  });

  it("takes back one attempt, or all of them", async () => {
    await uncountAttempt(opened.db, limit, "c");
    await uncountAttempt(opened.db, limit, "nobody");
    expect(await count("c")).toBeDefined();
    await forgetAttempts(opened.db, limit, "c");
    expect(await count("c")).toBeUndefined();
  });

  it("stores no subjects in plain text", async () => {
    await count("gizli");
    const rows = await opened.db.selectFrom("throttle").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("gizli");
  });
});
