import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { financeListTransactions } from "../../src/contract/finance-history.ts";
import { prepayProcessTransaction } from "../../src/contract/prepay.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { databases } from "../testing/databases.ts";
import { betOnSlots } from "../testing/bet-on-slots.ts";
import { playerIdOf } from "../testing/player-id-of.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { endBonuses, grantBonus } from "./bonuses.ts";

describe.each(databases)("a running bonus on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  let playerId: string;
  const log: string[] = [];
  const balance = () => site.succeed(financeCheckBalance, {}, { as });
  const withdrawal = {
    Type: 2,
    methodID: "40",
    amount: "50",
    account: "5000000021",
    identityValidityDate: "2030-01-01",
  } as const;
  const withdraw = (language = "tr") => site.ask(prepayProcessTransaction, withdrawal, { as, language });
  const end = () => endBonuses(site.db, site.clock.now, (line) => void log.push(line));
  const grant = () => grantBonus(site.db, playerId, { amount: "100.00", wagering: "300.00", days: 7 }, site.clock.now);
  const bet = (amount: string) => betOnSlots(site, playerId, amount);

  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
    playerId = await playerIdOf(site.db, "sade");
  });
  afterAll(() => site.close());

  it("is apart from the balance and prevents withdrawals until it is wagered, then joins it", async () => {
    await bet("500.00");
    site.pass(1);
    await grant();
    await expect(grant()).rejects.toMatchObject({ constraint: "bonus_running" });
    expect(await balance()).toEqual([{ balance: "750.50", bonus: "100.00", currency: "TRY" }]);
    await bet("120.50");
    const left = "₺179,50";
    expect(await withdraw()).toMatchObject({ result: false, code: 422, message: expect.stringContaining(left) });
    expect((await withdraw("en")).message).toBe("You have an active bonus. Bet another ₺179.50 before you withdraw.");
    const deposit = { Type: 1, methodID: "40", amount: "50", account: "5000000021" } as const;
    expect((await site.ask(prepayProcessTransaction, deposit, { as })).result).toBe(true);
    await end();
    expect((await balance())[0]?.bonus).toBe("100.00");

    await bet("179.50");
    await Promise.all([end(), end()]);
    expect(await balance()).toEqual([{ balance: "550.50", currency: "TRY" }]);
    const [paid] = await site.succeed(financeListTransactions, { limit: 1, offset: 0, searchCategory: 4 }, { as });
    expect(paid).toMatchObject({ amount: "100.00", balanceAfter: "550.50", transaction_status: "1002" });
    expect(await withdraw()).toMatchObject({ result: true });
    expect(log).toEqual([]);
  });

  it("returns to the house when it expires, and then prevents nothing", async () => {
    const before = await balance();
    // The bets so far were not made with this bonus.
    site.pass(1);
    await grant();
    site.pass(7 * 86_400);
    as = await site.sessionOf("sade");
    expect((await withdraw()).result).toBe(true);
    await end();
    expect(await balance()).toEqual([{ balance: (Number(before[0]?.balance) - 50).toFixed(2), currency: "TRY" }]);
    expect(log).toEqual([]);
    const { sum } = await site.db
      .selectFrom("ledger_entry")
      .select(({ fn }) => fn.sum<string>("amount").as("sum"))
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(0);
  });

  it("ends in spite of many others that cannot be ended", async () => {
    const { rows: others } = await sql<{ id: string }>`
      insert into player select (jsonb_populate_record(player, jsonb_build_object('id', 900000 + n, 'username_key', 'u' || n,
        'email_key', 'e' || n, 'phone', 'p' || n, 'national_id', 'n' || n))).*
      from player, generate_series(1, 100) n where player.id = ${playerId} returning id`.execute(site.db);
    // Their money is not in the ledger.
    const hopeless = others.map(({ id }) => ({
      player_id: id,
      offer_id: null,
      deposit_id: null,
      amount: "1.00",
      wagering: "0.00",
      granted_at: site.clock.now,
      expires_at: site.clock.now,
      ended_at: null,
      outcome: null,
    }));
    await site.db.insertInto("bonus").values(hopeless).execute();
    await grant();
    site.pass(7 * 86_400);
    const isOver = async () =>
      (
        await site.db
          .selectFrom("bonus")
          .select("id")
          .where("player_id", "=", playerId)
          .where("outcome", "is", null)
          .execute()
      ).length === 0;
    await end();
    expect(await isOver()).toBe(false);
    expect(log).toHaveLength(100);
    await end();
    expect(await isOver()).toBe(true);
  });
});
