import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { financeListTransactions, financeStatement } from "../../src/contract/finance-history.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { addMoney, fromMinorUnits, subtractMoney } from "../../src/lib/money.ts";
import { acceptRequest } from "./cash-requests.ts";
import { decideRequest } from "./decide-request.ts";
import { addDays, localDay } from "../lib/calendar.ts";
import { limitsGet } from "../../src/contract/limits.ts";
import { periodOf } from "./limits.ts";
import { findMethod } from "./cash-methods.ts";
import { Refusal } from "../core/refusal.ts";
import { houseAccount, playerAccount, post, transfer } from "./ledger.ts";
import { databases, testNow } from "../testing/databases.ts";
import { playerIdOf } from "../testing/player-id-of.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";

const mostDays = 40;
const subCategoryIds = { slot: "101", crash: "105", sport: "108" } as const;

/** Something that happens to the player's money, that many hours before now. */
const moves = fc.array(
  fc.record({
    kind: fc.constantFrom("bet", "win", "refund", "bonus", "deposit", "withdraw"),
    /** What becomes of a deposit or withdrawal. */
    fate: fc.constantFrom("approve", "cancel", "wait"),
    /** The game's, of a bet, a win or a refund. */
    subCategory: fc.constantFrom("slot", "crash", "sport"),
    kurus: fc.integer({ min: 1, max: 40_000 }),
    hoursAgo: fc.nat(mostDays * 24),
  }),
  { minLength: 1, maxLength: 10 },
);
type Move = typeof moves extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

/** Everything that can happen, on one day each. */
const oneOfEach = (["deposit", "withdraw", "bet", "win", "refund", "bonus"] as const).flatMap((kind, index) =>
  (["approve", "cancel", "wait"] as const).map((fate): Move => ({
    kind,
    fate,
    subCategory: "slot",
    kurus: 10_000 + index,
    hoursAgo: 24 * index + 1,
  })),
);
/** The first and the last day of a statement, as days ago. */
const ranges = fc.tuple(fc.nat(mostDays), fc.nat(mostDays)).map(([a, b]) => [Math.max(a, b), Math.min(a, b)] as const);

const day = (ago: number) => localDay(addDays(testNow, -ago));
const sum = (amounts: readonly string[]) => amounts.reduce(addMoney, "0.00");

describe.each(databases)("a statement of any history on $name", (database) => {
  let site: TestSite;
  let as: SessionKeys;
  let playerId: string;
  const accounts = { wallet: "", games: "" };
  beforeAll(async () => {
    site = await openTestSite(database);
    as = await site.sessionOf("sade");
    playerId = await playerIdOf(site.db, "sade");
    accounts.wallet = await playerAccount(site.db, playerId, "wallet", "TRY");
    accounts.games = await houseAccount(site.db, "house.games", "TRY");
  });
  afterAll(() => site.close());

  /** Resolves with whether it was possible. */
  async function carryOut({ kind, fate, subCategory, kurus, hoursAgo }: Move): Promise<boolean> {
    const now = new Date(testNow.getTime() - hoursAgo * 3_600_000);
    const amount = fromMinorUnits(BigInt(kurus));
    try {
      if (kind === "deposit" || kind === "withdraw") {
        const asked = await findMethod(site.db, "40", kind === "deposit" ? 1 : 2, "tr");
        const { id } = await acceptRequest(site.db, { playerId, asked, amount, filledIn: {}, now, language: "tr" });
        if (fate !== "wait") await decideRequest(site.db, id, { verdict: fate }, now);
      } else {
        const { wallet, games } = accounts;
        const entries = kind === "bet" ? transfer(wallet, games, amount) : transfer(games, wallet, amount);
        const history = kind === "bonus" ? { category: 4 as const } : { category: 1 as const, subCategory };
        await post(site.db, { kind, at: now, history, entries });
      }
      return true;
    } catch (error) {
      const isTooLittle = (error as { constraint?: string }).constraint === "ledger_wallet_not_negative";
      if (!isTooLittle && !(error instanceof Refusal)) throw error;
      return false;
    }
  }

  /** What the games moved in the wallet on these days, by the ledger alone; of one sub-category or of all. */
  async function resultOfLedger(from: string, to: string, subCategory?: string): Promise<string> {
    const { rows } = await sql<{ result: string }>`
      select coalesce(sum(entry.amount), 0)::numeric(18, 2)::text as result from ledger_entry entry
      join ledger_transaction posting on posting.id = transaction_id
      where account_id = ${accounts.wallet} and category = 1
        and (${subCategory ?? null}::text is null or sub_category = ${subCategory ?? null}::text)
        and (posted_at at time zone interval '+03:00')::date between ${from}::date and ${to}::date`.execute(site.db);
    return rows[0]?.result ?? "";
  }

  /** The first day of the current day, week and month, until today. */
  const startOf = {
    day: day(0),
    week: localDay(periodOf("week", testNow).start),
    month: localDay(periodOf("month", testNow).start),
  };

  async function sumsOfHistory(startDate: string, endDate: string, filters = {}) {
    const rows = await site.succeed(
      financeListTransactions,
      { limit: 250, offset: 0, startDate, endDate, status: 1002, ...filters },
      { as },
    );
    const of = (category: string, isPlus: boolean) =>
      sum(
        rows
          .filter((row) => row.transaction_category_id === category && row.amount.startsWith("-") !== isPlus)
          .map(({ amount }) => amount.replace("-", "")),
      );
    return {
      deposits: of("2", true),
      withdrawals: of("3", false),
      bets: of("1", false),
      wins: of("1", true),
      bonuses: of("4", true),
    };
  }

  async function sumsOfLedger(startDate: string, endDate: string) {
    const total = (of: string) => sql.raw(`coalesce(sum(amount) filter (where ${of}), 0)::numeric(18, 2)::text`);
    const { rows } = await sql<Record<string, string>>`select
        ${total("posting.kind = 'deposit' and account.kind = 'wallet'")} as deposits,
        ${total("posting.kind = 'withdraw' and account.kind = 'house.payments'")} as withdrawals,
        ${total("category = 1 and account.kind = 'house.games' and amount > 0")} as bets,
        ${total("category = 1 and account.kind = 'wallet' and amount > 0")} as wins,
        ${total("category = 4 and account.kind = 'wallet'")} as bonuses
      from ledger_entry join ledger_transaction posting on posting.id = transaction_id join ledger_account account on account.id = account_id
      where posting.category is not null
        and (posted_at at time zone interval '+03:00')::date between ${startDate}::date and ${endDate}::date`.execute(
      site.db,
    );
    return rows[0];
  }

  it("has the sums of the history and of the ledger, over any days, and they make up the balance", async () => {
    const opening = await balance();
    let possible = 0;
    // Each run adds to the history of the runs before.
    await fc.assert(
      fc.asyncProperty(moves, ranges, async (some, [first, last]) => {
        for (const move of some) if (await carryOut(move)) possible += 1;
        const [from, to] = [day(first), day(last)];
        const {
          net,
          days,
          minutes: _,
          ...sums
        } = await site.succeed(financeStatement, { startDate: from, endDate: to }, { as });
        expect(sums).toEqual(await sumsOfHistory(from, to));
        expect(sums).toEqual(await sumsOfLedger(from, to));
        expect(net).toBe(subtractMoney(sums.wins, sums.bets));
        const ofDays = (name: "deposits" | "withdrawals" | "net") => sum(days.map((one) => one[name]));
        expect([ofDays("deposits"), ofDays("withdrawals"), ofDays("net")]).toEqual([
          sums.deposits,
          sums.withdrawals,
          net,
        ]);
        for (const { date, ...ofDay } of days) {
          const { deposits, withdrawals, bets, wins } = await sumsOfHistory(date, date);
          expect(ofDay).toEqual({ deposits, withdrawals, net: subtractMoney(wins, bets) });
        }
        const all = await site.succeed(financeStatement, { startDate: "", endDate: "" }, { as });
        expect(sum([opening, all.deposits, `-${all.withdrawals}`, all.net, all.bonuses])).toBe(await balance());
      }),
      { numRuns: 12, examples: [[oneOfEach, [mostDays, 0]]] },
    );
    expect(possible).toBeGreaterThanOrEqual(oneOfEach.length);
  });

  it("has one result of games in the statement, by day, by game, in the history and limits", async () => {
    // While the player is winning, nothing of a limit is used up.
    const lossOf = (result: string) => (result.startsWith("-") ? result.slice(1) : "0.00");
    await fc.assert(
      fc.asyncProperty(moves, ranges, async (some, [first, last]) => {
        for (const move of some) await carryOut(move);
        const [startDate, endDate] = [day(first), day(last)];
        const asked = { startDate, endDate };
        const result = await resultOfLedger(startDate, endDate);
        const { net, days } = await site.succeed(financeStatement, asked, { as });
        expect([net, sum(days.map((one) => one.net))]).toEqual([result, result]);
        const ofGames: string[] = [];
        for (const [name, searchID] of Object.entries(subCategoryIds)) {
          const one = await site.succeed(financeStatement, { ...asked, searchCategory: "1", searchID }, { as });
          expect(one.net).toBe(await resultOfLedger(startDate, endDate, name));
          expect([one.deposits, one.withdrawals, one.bonuses]).toEqual(["0.00", "0.00", "0.00"]);
          ofGames.push(one.net);
        }
        expect(sum(ofGames)).toBe(result);
        const { used } = await site.succeed(limitsGet, {}, { as });
        for (const period of ["day", "week", "month"] as const)
          expect(used.loss[period], period).toBe(lossOf(await resultOfLedger(startOf[period], day(0))));
      }),
      { numRuns: 6, examples: [[oneOfEach, [mostDays, 0]]] },
    );
  });

  it("sums what the same filters find in the history", async () => {
    const filters = fc.record({
      searchCategory: fc.constantFrom("", "1", "2", "3", "4"),
      searchType: fc.constantFrom("", "11", "12", "13", "21", "31"),
      searchMinAmount: fc.constantFrom("", "100.00", "250.00"),
    });
    await fc.assert(
      fc.asyncProperty(filters, ranges, async (asked, [first, last]) => {
        const period = { startDate: day(first), endDate: day(last) };
        const { bets, wins, deposits, withdrawals, bonuses } = await site.succeed(
          financeStatement,
          { ...asked, ...period },
          { as },
        );
        expect({ bets, wins, deposits, withdrawals, bonuses }).toEqual(
          await sumsOfHistory(period.startDate, period.endDate, asked),
        );
      }),
      { numRuns: 20 },
    );
  });

  /** In the wallet, and held for withdrawals that are not decided. */
  async function balance(): Promise<string> {
    const rows = await site.db
      .selectFrom("ledger_account")
      .select("balance")
      .where("player_id", "=", playerId)
      .where("kind", "in", ["wallet", "held"])
      .execute();
    return sum(rows.map(({ balance: one }) => one));
  }
});
