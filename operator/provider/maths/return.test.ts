import { describe, expect, it } from "vitest";
import { isWholeRun } from "../../../tests/tier.ts";
import { seededDraw } from "../seeded-draw.ts";
import { crashPoint, crashReturn, lowestTarget } from "./crash.ts";
import type { Draw } from "./draw.ts";
import { covers, paysOf, rouletteReturn, spinWheel, spots } from "./roulette.ts";
import { slotReturn, spin } from "./slot.ts";

const rounds = isWholeRun ? 200_000 : 40_000;
/** 99 % of a normal distribution lies within this many standard errors. */
const confidence = 2.576;

/**
 * Plays rounds with one pair of seeds, as the provider does. `round` returns what each of its bets pays for a stake of 1.
 * Returns the average payout of each bet.
 */
function play(round: (draw: Draw) => readonly number[]) {
  const sums: number[] = [];
  const squares: number[] = [];
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    for (const [bet, paid] of round(seededDraw({ serverSeed: "return", clientSeed: "test", nonce })).entries()) {
      sums[bet] = (sums[bet] ?? 0) + paid;
      squares[bet] = (squares[bet] ?? 0) + paid * paid;
    }
  }
  return sums.map((sum, bet) => {
    const mean = sum / rounds;
    return { mean, error: confidence * Math.sqrt(((squares[bet] ?? 0) / rounds - mean * mean) / rounds) };
  });
}

function expectWithin(played: ReturnType<typeof play>, stated: number) {
  for (const { mean, error } of played) {
    expect(error).toBeLessThan(0.1);
    expect(mean).toBeGreaterThan(stated - error);
    expect(mean).toBeLessThan(stated + error);
  }
}

describe(`what ${rounds.toLocaleString("en")} rounds return`, () => {
  it("is the slot's stated return, within its confidence interval", () => {
    expect(slotReturn()).toBeCloseTo(0.9639, 4);
    expectWithin(
      play((draw) => [spin(draw).tenths / 10]),
      slotReturn(),
    );
  });

  it("is the crash game's, wherever one cashes out", () => {
    const targets = [lowestTarget, 200, 1_000];
    const played = play((draw) => {
      const point = crashPoint(draw);
      return targets.map((target) => (point >= target ? target / 100 : 0));
    });
    expect(played).toHaveLength(targets.length);
    expectWithin(played, crashReturn);
  });

  it("is the roulette's, on a number and on a colour", () => {
    const bets = ["n17", "red"];
    const played = play((draw) => {
      const pocket = spinWheel(draw);
      return bets.map((spot) => (covers(spot, pocket) ? paysOf(spot) : 0));
    });
    expect(played).toHaveLength(bets.length);
    expectWithin(played, rouletteReturn);
  });
});

it("is the same for every spot of the roulette, pocket by pocket", () => {
  const pockets = Array.from({ length: 37 }, (_, pocket) => pocket);
  const paid = (spot: string) => pockets.reduce((sum, pocket) => sum + (covers(spot, pocket) ? paysOf(spot) : 0), 0);
  expect(spots).toHaveLength(49);
  expect(new Set(spots.map(paid))).toEqual(new Set([36]));
});
