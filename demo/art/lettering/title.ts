import type { Pen } from "../pen.ts";
import { backing } from "./backing.ts";
import { type Hand, handStyles, type Lettering } from "./hand.ts";
import { blockOf, fitTitle } from "./layout.ts";
import { arch, type Bend, lean, lettersPath, swell, widthOf } from "./outline.ts";
import { strokes } from "./strokes.ts";

/** The box for a title: centred on `x`, from `top` to `top + height`. */
export interface TitlePlace {
  /** The ground is light, so the letters are dark and have no shadow. */
  readonly paper?: boolean;
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a title, already in capitals, into its box. The letters are strokes, so the picture looks the same on every
 * machine.
 */
export function drawTitle(pen: Pen, text: string, place: TitlePlace, hand: Hand): string {
  const lettering = letter(text, place, hand);
  return backing(pen, lettering) + strokes(pen, lettering);
}

function letter(text: string, place: TitlePlace, hand: Hand): Lettering {
  const { tracking, stretch, maxCapHeight } = handStyles[hand];
  const framed = hand === "ribbon" || hand === "plaque";
  const { lines, capHeight } = fitTitle(text, {
    width: place.width - (framed ? 26 : 0),
    height: place.height - (framed ? 18 : 8),
    maxCapHeight,
    tracking,
    stretch,
  });
  const block = blockOf(lines);
  const height = capHeight * block.height;
  const top = place.top + (place.height - height) / 2;
  const widths = lines.map((line) => (widthOf(line, tracking, stretch) * capHeight) / 100);
  const d = lines.map((line, index) => {
    const baseline = top + capHeight * block.baselines[index]!;
    const span = Math.max(widths[index]!, 1) + capHeight;
    const bend = bendOf(hand, { x: place.x, baseline, span, capHeight, alone: lines.length === 1 });
    return lettersPath({
      text: line,
      // Slanted letters extend to the right.
      x: place.x - (hand === "fast" ? capHeight * 0.1 : 0),
      baseline,
      capHeight,
      tracking,
      stretch,
      ...(bend && { bend }),
    });
  });
  return {
    hand,
    paper: place.paper ?? false,
    d: d.join(""),
    capHeight,
    x: place.x,
    top,
    width: Math.max(...widths),
    height,
  };
}

interface Line {
  readonly x: number;
  readonly baseline: number;
  readonly span: number;
  readonly capHeight: number;
  readonly alone: boolean;
}

function bendOf(hand: Hand, { x, baseline, span, capHeight, alone }: Line): Bend | undefined {
  if (hand === "arched") return arch(x, span, capHeight * (alone ? 0.42 : 0.22));
  if (hand === "swelling") return swell(x, span, baseline, 0.22);
  if (hand === "fast") return lean(baseline);
  return undefined;
}
