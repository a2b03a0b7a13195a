import { round } from "../svg.ts";
import { glyphs } from "./glyphs.ts";

/** How a line of letters is bent. Both coordinates are in the picture's units. */
export type Bend = (x: number, y: number) => readonly [number, number];

export interface LineOfLetters {
  /** Already in capitals, made by `toLocaleUpperCase` in the language of the name. */
  readonly text: string;
  /** The position of the line's middle and baseline. */
  readonly x: number;
  readonly baseline: number;
  readonly capHeight: number;
  /** Space between letters, in hundredths of the cap height. */
  readonly tracking: number;
  /** Horizontal scale of the letters; less than 1 is condensed. */
  readonly stretch: number;
  readonly bend?: Bend;
}

const letterOf = (character: string) => glyphs[character] ?? glyphs["-"]!;

/** The line's width at a cap height of 100, without the stroke. */
export function widthOf(text: string, tracking: number, stretch: number): number {
  const letters = [...text];
  const drawn = letters.reduce((sum, character) => sum + letterOf(character).width * stretch, 0);
  return drawn + Math.max(0, letters.length - 1) * tracking;
}

/** The centre lines of the letters as path data, to be stroked. */
export function lettersPath(line: LineOfLetters): string {
  const scale = line.capHeight / 100;
  let pen = line.x - (widthOf(line.text, line.tracking, line.stretch) * scale) / 2;
  let d = "";
  for (const character of line.text) {
    const { width, d: drawn } = letterOf(character);
    const left = pen;
    d += drawn.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => {
      const flat = [left + Number(x) * line.stretch * scale, line.baseline + (Number(y) - 100) * scale] as const;
      const [bentX, bentY] = line.bend ? line.bend(...flat) : flat;
      return `${round(bentX)} ${round(bentY)}`;
    });
    pen += (width * line.stretch + line.tracking) * scale;
  }
  return d;
}

/** Bends a line upwards in the middle by `rise`, over `width` around `centre`. */
export function arch(centre: number, width: number, rise: number): Bend {
  return (x, y) => [x, y - rise * (1 - ((x - centre) / (width / 2)) ** 2)];
}

/** Enlarges letters towards the middle, on a straight baseline. */
export function swell(centre: number, width: number, baseline: number, share: number): Bend {
  return (x, y) => [x, baseline + (y - baseline) * (1 + share * (1 - ((x - centre) / (width / 2)) ** 2))];
}

/** Slants the letters to the right. */
export function lean(baseline: number, share = 0.2): Bend {
  return (x, y) => [x + (baseline - y) * share, y];
}
