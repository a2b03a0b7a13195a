import { describe, expect, it } from "vitest";
import { seededDraw } from "../../../provider/fairness/seeded-draw.ts";
import { crashPoint, crashReturn, lowestTarget } from "./crash.ts";
import type { Draw } from "./draw.ts";
import { covers, paysOf, rouletteReturn, spinWheel, spots } from "./roulette.ts";
import { slotReturn, spin } from "./slot.ts";

const rounds = 200_000;
/** 99 % of a normal distribution lies within this many standard errors. */
const confidence = 2.576;

/** Plays rounds with one pair of seeds, as the provider does. Returns the average payout for a stake of 1. */
function play(round: (draw: Draw) => number) {
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const returned = round(seededDraw({ serverSeed: "return", clientSeed: "test", nonce }));
    sum += returned;
    squares += returned * returned;
  }
  const mean = sum / rounds;
  return { mean, error: confidence * Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

function expectWithin({ mean, error }: ReturnType<typeof play>, stated: number) {
  expect(error).toBeLessThan(0.1);
  expect(mean).toBeGreaterThan(stated - error);
  expect(mean).toBeLessThan(stated + error);
}

describe(`what ${rounds.toLocaleString("en")} rounds return`, () => {
  it("is the slot's stated return, within its confidence interval", () => {
    expect(slotReturn()).toBeCloseTo(0.9639, 4);
    expectWithin(play((draw) => spin(draw).tenths / 10), slotReturn());
  });

  it.each([lowestTarget, 200, 1_000])("is the crash game's when cashing out at %i hundredths", (target) => {
    expectWithin(play((draw) => (crashPoint(draw) >= target ? target / 100 : 0)), crashReturn);
  });

  it.each(["n17", "red"])("is the roulette's on %s", (spot) => {
    expectWithin(play((draw) => (covers(spot, spinWheel(draw)) ? paysOf(spot) : 0)), rouletteReturn);
  });
});

it("is the same for every spot of the roulette, pocket by pocket", () => {
  const pockets = Array.from({ length: 37 }, (_, pocket) => pocket);
  const paid = (spot: string) =>
    pockets.reduce((sum, pocket) => sum + (covers(spot, pocket) ? paysOf(spot) : 0), 0);
  expect(spots).toHaveLength(49);
  expect(new Set(spots.map(paid))).toEqual(new Set([36]));
});
