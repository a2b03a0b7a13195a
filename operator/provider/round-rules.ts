/** The rules of the games: what a bet is, what it costs, and the result of a round's random numbers. */
import * as v from "valibot";
import { addMoney, fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";
import { crashPoint, endOf, highestPoint, lowestTarget, paidAt, timeOf } from "./maths/crash.ts";
import type { Draw } from "./maths/draw.ts";
import { covers, paysOf, spinWheel, spots } from "./maths/roulette.ts";
import { spin } from "./maths/slot.ts";

/** A stake: a decimal string with at most two decimals. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/));

export const slotBet = v.object({ stake: amount });

/** `target`: the multiplier of the automatic cash-out, in hundredths. */
export const crashBet = v.object({
  stake: amount,
  target: v.optional(v.pipe(v.number(), v.integer(), v.minValue(lowestTarget), v.maxValue(highestPoint))),
});

export const rouletteBet = v.object({
  chips: v.pipe(v.array(v.object({ spot: v.picklist(spots), amount })), v.minLength(1), v.maxLength(spots.length)),
});

export type CrashBet = v.InferOutput<typeof crashBet>;
export type CrashOutcome = { readonly point: number; readonly paid?: number };

export interface Decision {
  readonly outcome: unknown;
  /** Undefined while the player can still act. */
  readonly win: string | undefined;
  /** Milliseconds after the start at which an open round settles by itself. */
  readonly dueAfterMs?: number;
}

interface Rules<Bet> {
  readonly bet: v.GenericSchema<unknown, Bet>;
  /** Stakes must be multiples of it, so that every win is exact. */
  readonly step: string;
  readonly stakeOf: (bet: Bet) => string;
  readonly decide: (bet: Bet, draw: Draw) => Decision;
}

const slotRules: Rules<v.InferOutput<typeof slotBet>> = {
  bet: slotBet,
  step: "0.10",
  stakeOf: ({ stake }) => stake,
  decide({ stake }, draw) {
    const outcome = spin(draw);
    return { outcome, win: multiplied(stake, outcome.tenths, 10n) };
  },
};

const crashRules: Rules<CrashBet> = {
  bet: crashBet,
  step: "1.00",
  stakeOf: ({ stake }) => stake,
  decide({ target }, draw) {
    const point = crashPoint(draw);
    const paid = paidAt(point, target);
    return { outcome: { point }, win: undefined, dueAfterMs: paid > 0 ? timeOf(paid) : endOf(point) };
  },
};

const rouletteRules: Rules<v.InferOutput<typeof rouletteBet>> = {
  bet: rouletteBet,
  step: "0.01",
  stakeOf: ({ chips }) => chips.reduce((sum, chip) => addMoney(sum, chip.amount), "0.00"),
  decide({ chips }, draw) {
    const pocket = spinWheel(draw);
    const won = chips.filter(({ spot }) => covers(spot, pocket));
    const win = won.reduce((sum, chip) => addMoney(sum, multiplied(chip.amount, paysOf(chip.spot))), "0.00");
    return { outcome: { pocket }, win };
  },
};

/** The amount times `times` over `divisor`, with two decimals. The division must leave no remainder. */
export function multiplied(amount: string, times: number, divisor = 1n): string {
  return fromMinorUnits((toMinorUnits(amount) * BigInt(times)) / divisor);
}

export const rules = { slot: slotRules, crash: crashRules, roulette: rouletteRules } as const;
export type RoundGame = keyof typeof rules;
