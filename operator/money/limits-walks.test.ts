/**
 * Random walks on the real database, with simultaneous moves. limits-property.test.ts has many more of them, without a
 * database. Here PostgreSQL's own calendar checks the sums.
 */
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareMoney, fromMinorUnits } from "../../src/lib/money.ts";
import { acceptRequest } from "./cash-requests.ts";
import { decideRequest } from "./decide-request.ts";
import { findMethod } from "./cash-methods.ts";
import { houseAccount, playerAccount, post, transfer } from "./ledger.ts";
import { type Betting, lockSeat, takeStake } from "../provider/purse.ts";
import { openTestProvider, type TestProvider } from "../provider/testing/test-provider.ts";
import { databases, testNow } from "../testing/databases.ts";
import { confirmLimit, setLimit } from "./change-limits.ts";

const kind = fc.constantFrom("deposit" as const, "loss" as const);
const period = fc.constantFrom("day" as const, "week" as const, "month" as const);
const kurus = fc.integer({ min: 1, max: 50_000 });
const move = fc.record({ kind, kurus: fc.integer({ min: 5_000, max: 50_000 }) });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ moves: fc.array(move, { minLength: 1, maxLength: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ win: kurus }) },
  { weight: 2, arbitrary: fc.record({ hours: fc.constantFrom(1, 12, 24, 72, 168) }) },
  { weight: 3, arbitrary: fc.record({ kind, period, value: fc.option(kurus) }) },
  { weight: 1, arbitrary: fc.record({ confirm: fc.nat(3) }) },
);

describe.each(databases)("walks on $name", (database) => {
  let provider: TestProvider;
  let betting: Betting;
  let now = testNow;
  let tickets = 0;

  beforeAll(async () => {
    provider = await openTestProvider(database);
    await pay("house.capital", "1000000.00", "opening");
    betting = await provider.open({ kind: "slot", reference: "1" });
  });
  afterAll(() => provider.close());

  async function pay(from: "house.capital" | "house.games", amount: string, what: "opening" | "win") {
    const { db, playerId } = provider;
    const entries = transfer(
      await houseAccount(db, from, "TRY"),
      await playerAccount(db, playerId, "wallet", "TRY"),
      amount,
    );
    await post(db, { kind: what, at: now, ...(what === "win" && { history: { category: 1 as const } }), entries });
  }

  async function deposit(amount: string): Promise<void> {
    const { db, playerId } = provider;
    const method = await findMethod(db, "21", 1, "tr");
    const asked = { ...method, side: { ...method.side, min: "0.01" } };
    const { id } = await acceptRequest(db, { playerId, asked, amount, filledIn: {}, now, language: "tr" });
    await decideRequest(db, id, { verdict: "approve" }, now);
  }

  function stake(amount: string): Promise<void> {
    tickets += 1;
    const ticketNumber = String(tickets);
    return provider.db.transaction().execute(async (transaction) => {
      const seat = await lockSeat(transaction, betting.launchId, "tr");
      await takeStake(transaction, seat, { amount, at: now, ticketNumber }, betting);
    });
  }

  /** The sums of each limit's current period, by the database's calendar. */
  async function passed() {
    const { rows } = await sql<{ kind: string; period: string; value: string; used: string }>`
      select kind, period, value, (
        select coalesce(sum(case when kind = 'deposit' then amount else -amount end), 0)::text from player_transaction moved
        where moved.player_id = player_limit.player_id and status <> 1003
          and category = case when kind = 'deposit' then 2 else 1 end
          and date_trunc(period, created_at at time zone 'Europe/Istanbul') = date_trunc(period, ${now}::timestamptz at time zone 'Europe/Istanbul')
      ) as used
      from player_limit where player_id = ${provider.playerId}`.execute(provider.db);
    return rows.filter(({ value, used }) => compareMoney(used, value) > 0);
  }

  it("pass no limit in force, although moves come at once", async () => {
    const counted = { taken: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { db, playerId } = provider;
        // A month later, the previous walk no longer counts.
        now = new Date(now.getTime() + 32 * 86_400_000);
        for (const table of ["player_limit", "pending_limit"] as const) await db.deleteFrom(table).execute();
        for (const one of steps) {
          if ("hours" in one) now = new Date(now.getTime() + one.hours * 3_600_000);
          else if ("win" in one) await pay("house.games", fromMinorUnits(BigInt(one.win)), "win");
          else if ("confirm" in one) {
            const waiting = await db.selectFrom("pending_limit").select("id").orderBy("id").execute();
            const { id } = waiting[one.confirm % Math.max(1, waiting.length)] ?? { id: "0" };
            await confirmLimit(db, id, { playerId, now });
          } else if ("period" in one) {
            const asked = one.value === null ? null : fromMinorUnits(BigInt(one.value));
            await setLimit(db, { kind: one.kind, period: one.period }, asked, { playerId, now, raiseAfterHours: 72 });
          } else {
            const before = (await passed()).map((limit) => limit.kind);
            const outcomes = await Promise.allSettled(
              one.moves.map((each) => (each.kind === "deposit" ? deposit : stake)(fromMinorUnits(BigInt(each.kurus)))),
            );
            for (const [index, outcome] of outcomes.entries()) {
              counted[outcome.status === "fulfilled" ? "taken" : "refused"] += 1;
              if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: 423 });
              // A limit that was lowered below its sum allows nothing more.
              else expect(before).not.toContain(one.moves[index]?.kind);
            }
            expect((await passed()).filter((limit) => !before.includes(limit.kind))).toEqual([]);
          }
        }
      }),
      { numRuns: 25 },
    );
    expect(Math.min(counted.taken, counted.refused)).toBeGreaterThan(10);
  });
});
