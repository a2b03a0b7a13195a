import { readFileSync } from "node:fs";

/**
 * The demo's alphabet, from `demo/drawings/alphabet.svg`: capitals made of single strokes on a grid where 0 is the
 * top and 100 the baseline. Pictures therefore do not depend on installed fonts. Paths use only M, L and C with absolute
 * coordinates, so that `outline.ts` can bend a whole line.
 */
export interface Glyph {
  /** Width between the outermost points, without the stroke. */
  readonly width: number;
  readonly d: string;
}

const alphabet = readFileSync(new URL("../../drawings/alphabet.svg", import.meta.url), "utf8");
const letters = alphabet.matchAll(/<path data-letter="(.|&amp;)" data-width="(\d+)"[^>]* d="([^"]*)"/g);

export const glyphs: Readonly<Record<string, Glyph>> = Object.fromEntries(
  Array.from(letters, ([, letter = "", width, d = ""]) => [letter[0], { width: Number(width), d }]),
);
