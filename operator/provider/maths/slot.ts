/**
 * The slot: five reels, three rows, ten lines from left to right. Each line takes a tenth of the stake and pays whole
 * multiples of it, so a stake in steps of ten kuruş pays exactly.
 */
import { type Draw, drawIndex } from "./draw.ts";

/** Tulip, pomegranate, star, moon, carnation, leaf, drop. W is the nazar, the wild symbol. */
export type SlotSymbol = "T" | "P" | "S" | "M" | "C" | "L" | "D" | "W";

/** The symbols of each reel in order. The nazar is on the three in the middle. */
export const reels: readonly string[] = [
  "LCDSMLCDPSLCDMTLCDSPLMDCSLPDMT",
  "LTCDSLDPWDPMCDLCDMTSLCPLMSCWDM",
  "PCSLWPDSLMSCMTDCLMDCLPCWSDMLTD",
  "PTCMLCDLMCDLPDLSDMCSWLTMPDWCDS",
  "TMDPLSCDMLPSDCLTMDCLSPDCLMSDCL",
];

/** The payouts of three, four and five from the left, in line stakes. */
export const pays: Readonly<Record<Exclude<SlotSymbol, "W">, readonly [number, number, number]>> = {
  T: [50, 250, 1000],
  P: [30, 125, 500],
  S: [25, 75, 250],
  M: [16, 50, 150],
  C: [12, 30, 100],
  L: [6, 20, 75],
  D: [5, 15, 50],
};

/** The row of each line on each reel, from 0 at the top. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

export const rows = 3;

export interface LineWin {
  /** Index in `lines`. */
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  /** In line stakes. */
  readonly pays: number;
}

export interface SlotOutcome {
  /** The position of each strip that is in the top row. */
  readonly stops: readonly number[];
  readonly wins: readonly LineWin[];
  /** The sum of all wins in line stakes, which are tenths of the stake. */
  readonly tenths: number;
}

/** Turns the reels once. */
export function spin(draw: Draw): SlotOutcome {
  const stops = reels.map((reel) => drawIndex(draw, reel.length));
  const wins = lines.flatMap((_, line) => winOf(line, stops) ?? []);
  return { stops, wins, tenths: wins.reduce((sum, win) => sum + win.pays, 0) };
}

/** The symbol in a row of a stopped reel. */
export function symbolAt(reel: number, stop: number, row: number): string {
  const strip = reels[reel] ?? "";
  return strip[(stop + row) % strip.length] ?? "";
}

function winOf(line: number, stops: readonly number[]): LineWin | undefined {
  const shown = (lines[line] ?? []).map((row, reel) => symbolAt(reel, stops[reel] ?? 0, row));
  const [symbol = ""] = shown;
  const end = shown.findIndex((other) => other !== symbol && other !== "W");
  const count = end === -1 ? shown.length : end;
  const multiple = payOf(symbol, count);
  return multiple > 0 ? { line, symbol, count, pays: multiple } : undefined;
}

function payOf(symbol: string, count: number): number {
  return (pays as Readonly<Record<string, readonly number[]>>)[symbol]?.[count - 3] ?? 0;
}

/** The frequency of each multiple of a line's stake, computed from the strips. Leaves out 0. */
export function linePayouts(): { readonly pays: number; readonly probability: number }[] {
  const share = (reel: number, symbol: string) => {
    const strip = reels[reel] ?? "";
    const fits = [...strip].filter((other) => other === symbol || other === "W").length;
    return fits / strip.length;
  };
  return Object.entries(pays).flatMap(([symbol, multiples]) =>
    multiples.map((multiple, index) => {
      const count = index + 3;
      const run = Array.from({ length: count }, (_, reel) => share(reel, symbol));
      const broken = count < reels.length ? 1 - share(count, symbol) : 1;
      return { pays: multiple, probability: run.reduce((product, next) => product * next, broken) };
    }),
  );
}

/** The exact return to player. It is the same for every line. */
export function slotReturn(): number {
  return linePayouts().reduce((sum, { pays, probability }) => sum + pays * probability, 0);
}
