/**
 * Random players: whatever stands in their way, `finance/eligibility` says how much they can move, the operator then accepts
 * exactly that, and refuses more for a reason that was told. What is expected is worked out here, by other means.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CashDirection, SingleCashMethod } from "../../src/contract/cash-method.ts";
import { type Eligibility, financeEligibility, financeListCashMethodsNew } from "../../src/contract/finance.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";
import { isWholeRun } from "../../tests/tier.ts";
import { endBonuses, grantBonus } from "./bonuses.ts";
import { findMethod } from "./cash-methods.ts";
import { Refusal } from "../core/refusal.ts";
import { houseAccount, playerAccount, post, transfer, walletsOf } from "./ledger.ts";
import { databases } from "../testing/databases.ts";
import { playerIdOf } from "../testing/player-id-of.ts";
import { expired, openTestSite, type TestSite } from "../testing/site.ts";
import { acceptRequest } from "./cash-requests.ts";
import { decideRequest } from "./decide-request.ts";

const daySeconds = 86_400;
const largestDeposit = 25_000_000;

const balance = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 4_999, 5_000, 30_000_000) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 3_000_000 }) },
);
const limit = fc.option(fc.oneof(fc.constantFrom(0, 5_000, 40_000_000), fc.integer({ min: 0, max: 300_000 })), {
  freq: 2,
});
const player = fc.record({
  kurus: balance,
  isVerified: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  bonus: fc.constantFrom("none", "none", "running", "wagered", "expired"),
  limits: fc.record({ day: limit, week: limit, month: limit }),
  /** Chooses a method. */
  any: fc.nat(),
  isPaused: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  /** The amounts of requests that are not decided. */
  deposits: fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.integer({ min: 2_000, max: 90_000 }), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(19, 20, 21).map((count) => Array.from({ length: count }, () => 2_000)) },
  ),
  withdrawals: fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.integer({ min: 5_000, max: 90_000 }), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(4, 5).map((count) => Array.from({ length: count }, () => 5_000)) },
  ),
});
type Player = typeof player extends fc.Arbitrary<infer One> ? One : never;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
const money = (kurus: number) => fromMinorUnits(BigInt(kurus));

/** What the rules of the operator come to for this player, in kuruş. */
function expected({ kurus, isVerified, bonus, limits, deposits, withdrawals }: Player, direction: CashDirection) {
  if (direction === 2) {
    const codes = [
      !isVerified && "identity",
      bonus === "running" && "bonus",
      withdrawals.length >= 5 && "pending",
    ].filter((code) => code !== false);
    return { available: codes.length > 0 ? 0 : kurus, codes, onTheWay: sumOf(withdrawals) };
  }
  const used = sumOf(deposits);
  const left = Object.values(limits)
    .filter((value) => value !== null)
    .map((value) => Math.max(0, value - used))
    .filter((value) => value <= largestDeposit);
  const isBlocked = deposits.length >= 20;
  const codes = [isBlocked && "pending", left.length > 0 && "limit"].filter((code) => code !== false);
  return { available: isBlocked ? 0 : Math.min(largestDeposit, ...left), codes, onTheWay: used };
}

describe.each(databases)("any player on $name", (database) => {
  let site: TestSite;
  let playerId: string;
  let as: SessionKeys;
  const accounts = { wallet: "", capital: "", games: "" };
  beforeAll(async () => {
    site = await openTestSite(database);
    playerId = await playerIdOf(site.db, "sade");
    accounts.wallet = await playerAccount(site.db, playerId, "wallet", "TRY");
    accounts.capital = await houseAccount(site.db, "house.capital", "TRY");
    accounts.games = await houseAccount(site.db, "house.games", "TRY");
  });
  afterAll(() => site.close());

  async function setBalance(kurus: number): Promise<void> {
    const [wallet] = await walletsOf(site.db, playerId);
    const more = BigInt(kurus) - toMinorUnits(wallet?.balance ?? "0");
    const { wallet: own, capital } = accounts;
    if (more === 0n) return;
    const entries =
      more > 0n ? transfer(capital, own, fromMinorUnits(more)) : transfer(own, capital, fromMinorUnits(-more));
    await post(site.db, { kind: "test", at: site.clock.now, entries });
  }

  const asking = () => ({ playerId, filledIn: {}, now: site.clock.now, language: "tr" as const });

  /** Makes the player one of that kind, forty days after the one before. */
  async function become({ kurus, isVerified, bonus, limits, isPaused, deposits, withdrawals }: Player): Promise<void> {
    const { db } = site;
    await db.deleteFrom("player_transaction").where("status", "=", 1001).where("category", "=", 2).execute();
    for (const { id } of await db.selectFrom("player_transaction").select("id").where("status", "=", 1001).execute())
      await decideRequest(db, id, { verdict: "cancel" }, site.clock.now);
    site.pass(40 * daySeconds);
    const { now } = site.clock;
    await endBonuses(db, now, (line) => expect(line).toBe(""));
    await db.deleteFrom("player_limit").execute();
    const set = (verified: boolean) =>
      db.updateTable("player").set({ identity_verified: verified }).where("id", "=", playerId).execute();
    await set(true);
    await setBalance(1_000_000);
    for (const amount of withdrawals)
      await acceptRequest(db, { ...asking(), asked: await findMethod(site.db, "40", 2, "tr"), amount: money(amount) });
    const rows = deposits.map((amount) => ({
      player_id: playerId,
      created_at: now,
      category: 2 as const,
      type: "deposit",
      amount: money(amount),
      currency: "TRY",
      status: 1001 as const,
    }));
    if (rows.length > 0) await db.insertInto("player_transaction").values(rows).execute();
    if (bonus !== "none")
      await grantBonus(db, playerId, { amount: "10.00", wagering: "100.00", days: bonus === "expired" ? 0 : 30 }, now);
    const entries = transfer(accounts.wallet, accounts.games, bonus === "wagered" ? "100.00" : "99.99");
    if (bonus !== "none") await post(db, { kind: "bet", at: now, history: { category: 1 }, entries });
    await setBalance(kurus);
    await set(isVerified);
    for (const period of ["day", "week", "month"] as const) {
      const value = limits[period];
      if (value !== null)
        await db
          .insertInto("player_limit")
          .values({ player_id: playerId, kind: "deposit", period, value: money(value) })
          .execute();
    }
    const until = new Date(now.getTime() + 36 * 3_600_000);
    if (isPaused)
      await db
        .insertInto("exclusion")
        .values({ player_id: playerId, kind: "timeOut", began_at: now, ends_at: until })
        .execute();
    as = await site.sessionOf("sade");
  }

  /** Why the operator refuses this request. Undefined when it accepts it; nothing of it is kept. */
  async function refusal(direction: CashDirection, methodId: string, kurus: number): Promise<string | undefined> {
    const undone = new Error("undone");
    try {
      await site.db.transaction().execute(async (transaction) => {
        const asked = await findMethod(transaction, methodId, direction, "tr");
        await acceptRequest(transaction, { ...asking(), asked, amount: money(kurus) });
        throw undone;
      });
    } catch (error) {
      if (error === undone) return undefined;
      if (error instanceof Refusal) return error.message;
      throw error;
    }
    throw new Error("not undone");
  }

  const kurusOf = (amount: string) => Number(toMinorUnits(amount));

  async function check(
    direction: CashDirection,
    { available, reasons }: Eligibility,
    { id, min, max, disabled }: SingleCashMethod,
  ): Promise<void> {
    const [least, most, promised] = [kurusOf(min), kurusOf(max), kurusOf(available)];
    expect(await refusal(direction, id, least), `the least of ${id}`).toBe(disabled?.message);
    if (disabled === undefined) {
      const largest = Math.min(promised, most);
      expect(await refusal(direction, id, largest), `all of it by ${id}`).toBeUndefined();
      const why = await refusal(direction, id, largest + 1);
      if (promised < most && direction === 1) expect(reasons.map(({ message }) => message)).toContain(why);
      else
        expect(why).toMatch(/^(Bakiyeniz bu çekim için yeterli değil|Girdiğiniz tutar alt ve üst sınırların dışında)/);
    } else if (reasons.length > 0) {
      expect(reasons.map(({ code, message }) => ({ code, message }))).toContainEqual({
        code: disabled.code,
        message: disabled.message,
      });
    } else expect(disabled.message).toMatch(/^Bakiyeniz/);
  }

  it("can move what eligibility says, and no more", async () => {
    const counted = { open: 0, closed: 0 };
    await fc.assert(
      fc.asyncProperty(player, async (one) => {
        await become(one);
        if (one.isPaused) {
          // A time-out ends the session, so nothing can be asked. A deposit that is on its way is refused.
          expect(await site.ask(financeEligibility, { Type: 1 }, { as })).toEqual(expired);
          expect(await refusal(1, "40", 2_000)).toMatch(/^Hesabınız mola verdiğiniz için/);
          return;
        }
        for (const Type of [1, 2] as const) {
          const told = await site.succeed(financeEligibility, { Type }, { as });
          const { available, codes, onTheWay } = expected(one, Type);
          expect({ ...told, reasons: [...new Set(told.reasons.map(({ code }) => code))].toSorted() }).toMatchObject({
            available: money(available),
            own: money(one.kurus),
            onTheWay: money(onTheWay),
            reasons: codes.toSorted(),
          });
          const { methods_list: methods } = await site.succeed(financeListCashMethodsNew, { Type }, { as });
          const single = methods.flatMap((each) => (each.type === "group" ? each.methods : [each]));
          for (const { id, min, disabled } of single)
            expect(disabled === undefined, id).toBe(kurusOf(told.available) >= kurusOf(min));
          // A method with a low minimum, one with a high minimum, and any other. Sending through all of them would
          // take too long.
          for (const id of ["40", "51", single[one.any % single.length]?.id]) {
            const method = single.find((each) => each.id === id);
            if (!method) throw new Error(`There is no method ${id}`);
            await check(Type, told, method);
            counted[method.disabled ? "closed" : "open"] += 1;
          }
        }
      }),
      { numRuns: isWholeRun ? 1_000 : 20 },
    );
    expect(Math.min(counted.open, counted.closed)).toBeGreaterThan(10);
  }, 1_500_000);
});
