import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromMinorUnits } from "../../src/lib/money.ts";
import { findMethod } from "./cash-methods.ts";
import { Refusal } from "../core/refusal.ts";
import { walletsOf } from "./ledger.ts";
import { databases, testNow } from "../testing/databases.ts";
import { playerIdOf } from "../testing/player-id-of.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { acceptRequest } from "./cash-requests.ts";
import { decideRequest } from "./decide-request.ts";
import { cashKinds } from "./eligibility.ts";

const verdict = fc.constantFrom("approve", "cancel");
const kurus = fc.integer({ min: 5_000, max: 70_000 });
/** Deposits and withdrawals sent at once, and decisions of one request sent at once. */
const steps = fc.array(
  fc.oneof(
    fc.record({
      asks: fc.array(fc.record({ direction: fc.constantFrom(1, 2), kurus }), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ pick: fc.nat(), verdicts: fc.array(verdict, { minLength: 1, maxLength: 3 }) }),
  ),
  { minLength: 5, maxLength: 25 },
);

interface Asked {
  readonly id: string;
  readonly signed: number;
  status: "open" | "approved" | "cancelled";
}

describe.each(databases)("any deposits, withdrawals and decisions on $name", (database) => {
  let site: TestSite;
  let playerId: string;
  beforeAll(async () => {
    site = await openTestSite(database);
    playerId = await playerIdOf(site.db, "sade");
  });
  afterAll(() => site.close());

  const wallet = async () => Math.round(Number((await walletsOf(site.db, playerId))[0]?.balance) * 100);

  async function ask(direction: 1 | 2, amount: number): Promise<Asked | undefined> {
    try {
      const asked = await findMethod(site.db, "40", direction, "tr");
      const form = { amount: fromMinorUnits(BigInt(amount)), filledIn: {} };
      const { id } = await acceptRequest(site.db, { ...form, playerId, asked, now: testNow, language: "tr" });
      return { id, signed: direction === 1 ? amount : -amount, status: "open" };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return undefined;
    }
  }

  async function decide(request: Asked, verdicts: readonly ("approve" | "cancel")[]): Promise<void> {
    const told = await Promise.all(
      verdicts.map((one) => decideRequest(site.db, request.id, { verdict: one }, testNow)),
    );
    const decided = told.filter((one) => one === "approved" || one === "cancelled");
    expect(decided).toHaveLength(request.status === "open" ? 1 : 0);
    request.status = decided[0] ?? request.status;
  }

  it("leave every request with one outcome, and the ledger at 0", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        const began = await wallet();
        const requests: Asked[] = [];
        for (const step of run) {
          if ("asks" in step) {
            const made = await Promise.all(step.asks.map(({ direction, kurus: amount }) => ask(direction, amount)));
            requests.push(...made.filter((one) => one !== undefined));
          } else {
            const request = requests[step.pick % Math.max(1, requests.length)];
            if (request) await decide(request, step.verdicts);
          }
        }
        const sumOf =
          (...statuses: Asked["status"][]) =>
          (sign: 1 | -1) =>
            requests
              .filter(({ status, signed }) => statuses.includes(status) && Math.sign(signed) === sign)
              .reduce((sum, { signed }) => sum + signed, 0);
        const left = began + sumOf("approved")(1) + sumOf("approved", "open")(-1);
        expect(await wallet()).toBe(left);
        expect(await facts()).toEqual({ total: 0, held: Math.abs(sumOf("open")(-1)), wrong: 0, twice: 0 });
        // Nothing is left for the next run, so that undecided requests do not become too many.
        for (const request of requests) if (request.status === "open") await decide(request, ["cancel"]);
        expect((await facts()).held).toBe(0);
      }),
      { numRuns: 15 },
    );
  });

  it("are limited by the number of pending ones in each direction", () => {
    expect(Object.values(cashKinds).map(({ mostWaiting }) => mostWaiting)).toEqual([20, 5]);
  });

  /** All sums are in kuruş. `wrong` counts balances of players that are not their entries' sum, `twice` requests with two outcomes. */
  async function facts() {
    const { rows } = await sql<Record<"total" | "held" | "wrong" | "twice", string>>`select
      (select sum(amount) * 100 from ledger_entry) as total,
      (select coalesce(sum(balance), 0) * 100 from ledger_account where kind = 'held') as held,
      (select count(*) from ledger_account where player_id is not null and balance <> coalesce(
        (select sum(amount) from ledger_entry where account_id = ledger_account.id), 0)) as wrong,
      (select count(*) from (select from ledger_transaction where carries_out is not null
        group by carries_out having count(*) > 1) as more) as twice`.execute(site.db);
    return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
  }
});
