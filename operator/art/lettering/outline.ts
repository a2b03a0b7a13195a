import { round } from "../svg.ts";
import { glyphs } from "./glyphs.ts";

/** How a line of letters is bent; both coordinates in the picture's units. */
export type Bend = (x: number, y: number) => readonly [number, number];

export interface LineOfLetters {
  /** Already in capitals: `toLocaleUpperCase` of the name's own language. */
  readonly text: string;
  /** Where the line's middle and its baseline are. */
  readonly x: number;
  readonly baseline: number;
  readonly capHeight: number;
  /** Space between letters, in hundredths of the cap height. */
  readonly tracking: number;
  /** Width of the letters against their drawn width; below 1 is condensed. */
  readonly stretch: number;
  readonly bend?: Bend;
}

const letterOf = (character: string) => glyphs[character] ?? glyphs["-"]!;

/** The line's width for a cap height of 100, stroke not counted. */
export function widthOf(text: string, tracking: number, stretch: number): number {
  const letters = [...text];
  const drawn = letters.reduce((sum, character) => sum + letterOf(character).width * stretch, 0);
  return drawn + Math.max(0, letters.length - 1) * tracking;
}

/** The centre lines of the letters, to be stroked, as path data. */
export function lettersPath(line: LineOfLetters): string {
  const scale = line.capHeight / 100;
  let pen = line.x - (widthOf(line.text, line.tracking, line.stretch) * scale) / 2;
  let d = "";
  for (const character of line.text) {
    const { width, d: drawn } = letterOf(character);
    const left = pen;
    d += drawn.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => {
      const flat = [
        left + Number(x) * line.stretch * scale,
        line.baseline + (Number(y) - 100) * scale,
      ] as const;
      const [bentX, bentY] = line.bend ? line.bend(...flat) : flat;
      return `${round(bentX)} ${round(bentY)}`;
    });
    pen += (width * line.stretch + line.tracking) * scale;
  }
  return d;
}

/** A line that rises in the middle by `rise`, within `width` around `centre`. */
export function arch(centre: number, width: number, rise: number): Bend {
  return (x, y) => [x, y - rise * (1 - ((x - centre) / (width / 2)) ** 2)];
}

/** Letters that grow towards the middle, standing on a straight baseline. */
export function swell(centre: number, width: number, baseline: number, share: number): Bend {
  return (x, y) => [
    x,
    baseline + (y - baseline) * (1 + share * (1 - ((x - centre) / (width / 2)) ** 2)),
  ];
}

/** Letters that lean forward. */
export function lean(baseline: number, share = 0.2): Bend {
  return (x, y) => [x + (baseline - y) * share, y];
}
