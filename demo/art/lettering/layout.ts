import { widthOf } from "./outline.ts";

export interface Fit {
  readonly lines: readonly string[];
  readonly capHeight: number;
}

export interface TitleBox {
  readonly width: number;
  readonly height: number;
  readonly maxCapHeight: number;
  readonly tracking: number;
  readonly stretch: number;
}

/** The height that dots, breves and circumflexes add above the capitals, as a fraction of the cap height. */
const above = (line: string) => (/[İĞÖÜÂÎÛ]/.test(line) ? 0.36 : 0);

/** The depth that cedillas add below the baseline, as a fraction of the cap height. */
const below = (line: string) => (/[ÇŞQ]/.test(line) ? 0.24 : 0);

/** Vertical metrics of a block of lines, as fractions of the cap height. */
export interface Block {
  /** From the block's top to each baseline. */
  readonly baselines: readonly number[];
  readonly height: number;
}

/** Measures a block of lines. */
export function blockOf(lines: readonly string[]): Block {
  const baselines: number[] = [];
  let y = 0;
  lines.forEach((line, index) => {
    y += above(line) + (index === 0 ? 1 : 1.5 + below(lines[index - 1]!));
    baselines.push(y);
  });
  return { baselines, height: y + below(lines.at(-1) ?? "") };
}

function breaksOf(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  const found: string[][] = [];
  for (let first = 1; first <= words.length - count + 1; first++) {
    for (const rest of breaksOf(words.slice(first), count - 1)) {
      found.push([words.slice(0, first).join(" "), ...rest]);
    }
  }
  return found;
}

/** Breaks a title into at most three lines so that its letters become as large as the box allows. */
export function fitTitle(text: string, box: TitleBox): Fit {
  const words = text.split(" ");
  let best: Fit = { lines: [text], capHeight: 0 };
  for (let count = 1; count <= Math.min(3, words.length); count++) {
    for (const lines of breaksOf(words, count)) {
      const widest = Math.max(...lines.map((line) => widthOf(line, box.tracking, box.stretch)));
      const byWidth = box.width / (widest / 100 + 0.2);
      const byHeight = box.height / blockOf(lines).height;
      // A title on fewer lines reads better at the same size.
      const capHeight = Math.min(byWidth, byHeight, box.maxCapHeight);
      if (capHeight > best.capHeight * 1.04) best = { lines, capHeight };
    }
  }
  return best;
}
