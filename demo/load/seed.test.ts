import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, openTestDatabase } from "../../operator/testing/databases.ts";
import type { OpenDatabase } from "../../operator/database/open.ts";

describe.each(databases)("a seeded database on $name", (database) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(database);
  });
  afterAll(() => opened.close());

  it("gives bigint and numeric as strings, moments as dates, jsonb as values", async () => {
    const game = await opened.db.selectFrom("game").selectAll().where("id", "=", "3").executeTakeFirstOrThrow();
    expect(game).toMatchObject({
      id: "3",
      provider_id: "3",
      rtp: "90.14",
      max_bet: "1250.00",
      jackpot: "125000.75",
      badges: [],
      popularity: 2,
      released_at: new Date("2024-03-15T00:00:00Z"),
    });
    const jackpot = await opened.db.selectFrom("jackpot").selectAll().executeTakeFirstOrThrow();
    expect(jackpot).toMatchObject({
      amount: "900719925474099.31",
      name: { tr: "jackpot tr", en: "jackpot en" },
    });
  });
});
