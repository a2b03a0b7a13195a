/**
 * 10,000 random walks through the rules of limits, with the wallet's history in memory. Whatever a player does, no
 * limit in force is exceeded, and none rises early or without a confirmation. The test computes the sums in another way
 * than the rules do: by the local date of each movement.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { LimitPeriod } from "../../src/contract/limits.ts";
import { addMoney, fromMinorUnits } from "../../src/lib/money.ts";
import { periodOf } from "./limits.ts";
import { askFor, confirmRaise, firstPassed, type LimitState, leftOf, type Value } from "../lib/limit-rules.ts";

const periods = ["day", "week", "month"] as const;
const hourMs = 3_600_000;
const raiseAfterHours = 72;
const zone = "Europe/Stockholm";

const period = fc.constantFrom(...periods);
const kurus = fc.integer({ min: 1, max: 60_000 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("take" as const), kurus }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("give" as const), kurus }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("pass" as const),
      hours: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(71, 72, 73, 24 * 7)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("ask" as const), period, value: fc.option(kurus) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("confirm" as const), period }) },
  // Random single steps rarely wait long enough to confirm a raise.
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("raise" as const), period, kurus, hours: fc.constantFrom(0, 71, 72) }),
  },
);

/** The local dates of a moment's day, the Monday of its week, and its month, without the code under test. */
const localDate = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
function keysOf(at: number): Record<LimitPeriod, string> {
  const day = localDate.format(at);
  const monday = new Date(`${day}T00:00:00Z`);
  while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() - 1);
  return { day, week: monday.toISOString().slice(0, 10), month: day.slice(0, 7) };
}

/** A movement: positive when it uses a limit up, such as a stake or a deposit. */
interface Movement {
  readonly at: number;
  /** `keysOf(at)`. */
  readonly keys: Record<LimitPeriod, string>;
  readonly kurus: number;
}

class Walk {
  now: number;
  readonly movements: Movement[] = [];
  readonly limits: Record<LimitPeriod, LimitState> = {
    day: { value: null },
    week: { value: null },
    month: { value: null },
  };
  /** The earliest moment at which a limit may rise above its value, by the last asking. */
  readonly mayRiseAt: Partial<Record<LimitPeriod, number>> = {};

  constructor(start: number) {
    this.now = start;
  }

  take(amount: number): void {
    const moment = new Date(this.now);
    const usedSince = (start: number) =>
      this.movements.reduce((sum, one) => (one.at >= start ? sum + one.kurus : sum), 0);
    const used = (name: LimitPeriod) => fromMinorUnits(BigInt(usedSince(periodOf(name, moment, zone).start.getTime())));
    const values = { day: this.limits.day.value, week: this.limits.week.value, month: this.limits.month.value };
    const left = leftOf(values, { day: used("day"), week: used("week"), month: used("month") });
    if (firstPassed(left, fromMinorUnits(BigInt(amount)))) return;
    this.move(amount);
    this.expectWithin();
  }

  move(amount: number): void {
    this.movements.push({ at: this.now, keys: keysOf(this.now), kurus: amount });
  }

  /** After an accepted stake or deposit, no sum may exceed a limit in force. */
  expectWithin(): void {
    const here = keysOf(this.now);
    for (const name of periods) {
      const { value } = this.limits[name];
      const sum = this.movements.reduce((total, one) => (one.keys[name] === here[name] ? total + one.kurus : total), 0);
      if (value !== null && sum > Number(value.replace(".", "")))
        throw new Error(`${sum} is above the ${name}'s ${value}`);
    }
  }

  change(name: LimitPeriod, after: LimitState): void {
    const size = (value: Value) => (value === null ? Infinity : Number(value));
    const rose = size(after.value) > size(this.limits[name].value);
    if (rose && this.now < (this.mayRiseAt[name] ?? Infinity)) throw new Error(`The ${name}'s limit rose too early`);
    this.limits[name] = after;
  }

  ask(name: LimitPeriod, value: Value): void {
    const after = askFor(this.limits[name], value, new Date(this.now), raiseAfterHours);
    this.change(name, after);
    if (after.pending) this.mayRiseAt[name] = this.now + raiseAfterHours * hourMs;
    else delete this.mayRiseAt[name];
  }

  confirm(name: LimitPeriod): void {
    const after = confirmRaise(this.limits[name], new Date(this.now));
    if (after) this.change(name, after);
  }
}

it("never lets a limit in force be passed, or rise early", () => {
  const { numRuns = 100 } = fc.readConfigureGlobal();
  const counted = { taken: 0, refused: 0, confirmed: 0 };
  // Around both changes of the clock, and over the turn of years.
  const start = fc.integer({ min: Date.parse("2026-01-20T00:00:00Z"), max: Date.parse("2027-01-10T00:00:00Z") });
  fc.assert(
    fc.property(start, fc.array(step, { minLength: 5, maxLength: 40 }), (from, steps) => {
      const walk = new Walk(from);
      for (const one of steps) {
        if (one.do === "pass") walk.now += one.hours * hourMs;
        else if (one.do === "give") walk.move(-one.kurus);
        else if (one.do === "ask") walk.ask(one.period, one.value === null ? null : fromMinorUnits(BigInt(one.value)));
        else if (one.do === "confirm") {
          walk.confirm(one.period);
        } else if (one.do === "raise") {
          const { value } = walk.limits[one.period];
          walk.ask(one.period, value === null ? null : addMoney(value, fromMinorUnits(BigInt(one.kurus))));
          walk.now += one.hours * hourMs;
          walk.confirm(one.period);
          if (value !== walk.limits[one.period].value) counted.confirmed += 1;
        } else {
          const before = walk.movements.length;
          walk.take(one.kurus);
          counted[walk.movements.length > before ? "taken" : "refused"] += 1;
        }
      }
    }),
    { numRuns: 10 * numRuns },
  );
  // Each kind of event occurred often enough to be tested.
  for (const [what, times] of Object.entries(counted)) expect(times, what).toBeGreaterThan(numRuns);
});
