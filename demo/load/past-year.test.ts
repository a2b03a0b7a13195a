import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, testNow } from "../../operator/testing/databases.ts";
import { openTestSite, type TestSite } from "../../operator/testing/site.ts";
import { loadPastYear } from "./past-year.ts";

// The results of matches are drawn anew for each database. Of 90 coupons, some have won in all of them.
const seed = { username: "sade", moves: 1260, coupons: 90 };

describe.each(databases)("a demo player's year on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterAll(() => site.close());
  const count = async (query: ReturnType<typeof sql<{ count: string }>>) =>
    Number((await query.execute(site.db)).rows[0]?.count);
  const rows = () =>
    count(sql`select count(*) from player_transaction join player on player.id = player_id where username = 'sade'`);

  it("is loaded in parts: it can stop and later continues there, once", async () => {
    let parts = 0;
    await loadPastYear(site.db, seed, testNow, () => ++parts <= 2);
    expect(await rows()).toBe(120);
    await Promise.all([1, 2].map(() => loadPastYear(site.db, seed, new Date(testNow.getTime() + 60_000))));
    expect(await rows()).toBe(seed.moves);
    expect(await count(sql`select count(*) from coupon`)).toBe(seed.coupons);
    await loadPastYear(site.db, seed, testNow);
    expect(await rows()).toBe(seed.moves);
  });

  it("agrees with the ledger: each balance follows from the previous one, up to the wallet", async () => {
    const { rows: wrong } = await sql`select id from (
        select id, amount, balance_after, lag(balance_after, 1, 1250.50) over (order by created_at, id) as before
        from player_transaction where status = 1002
          and player_id = (select id from player where username = 'sade')
      ) as walk where balance_after <> before + amount`.execute(site.db);
    expect(wrong).toEqual([]);
    const { rows: sums } = await sql<{
      balance: string;
      last: string;
    }>`select balance, (select balance_after from player_transaction moved
        where moved.player_id = account.player_id and status = 1002 order by created_at desc, id desc limit 1) as last
      from ledger_account account join player on player.id = player_id where username = 'sade' and kind = 'wallet'`.execute(
      site.db,
    );
    expect(sums[0]?.balance).toBe(sums[0]?.last);
    const { rows: held } = await sql<{
      balance: string;
    }>`select balance from ledger_account where kind = 'held'`.execute(site.db);
    expect(held).toEqual([{ balance: "0.00" }]);
  });

  it("has rows for every filter", async () => {
    const { rows: kinds } = await sql<{
      kind: string;
    }>`select distinct type || ' ' || status as kind from player_transaction order by 1`.execute(site.db);
    expect(kinds.map(({ kind }) => kind)).toEqual([
      "bet 1002",
      "bonus 1002",
      "deposit 1002",
      "deposit 1003",
      "refund 1002",
      "win 1002",
      "withdraw 1002",
      "withdraw 1003",
    ]);
    const { rows: states } = await sql<{ state: string }>`select distinct state from coupon order by 1`.execute(
      site.db,
    );
    expect(states.map(({ state }) => state)).toEqual(["lost", "void", "won"]);
    const { rows: bonuses } = await sql<{ paid: string; listed: string }>`select
      (select count(*) from player_transaction where type = 'bonus') as paid, (select count(*) from bonus where outcome = 'completed') as listed`.execute(
      site.db,
    );
    expect(bonuses[0]?.listed).toBe(bonuses[0]?.paid);
  });
});
