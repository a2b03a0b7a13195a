import type { Pen } from "../../pen.ts";
import { line, path, place, rect } from "../../svg.ts";
import { letters } from "./letters.ts";
import type { Suit } from "./suit.ts";
import { suits } from "./suits.ts";

/** A playing card, 78 × 112 around its middle. */
export function card(pen: Pen, rank: keyof typeof letters, suit: Suit): string {
  const colour = suit === "heart" || suit === "diamond" ? "#c8242f" : "#1b1d2e";
  return [
    rect(-36, -52, 78, 112, "#05070f", 'rx="9" opacity=".3"'),
    rect(
      -39,
      -56,
      78,
      112,
      pen.linear(["#ffffff", ["#fbf5e8", 0.6], "#d9cdb8"], 0, 0, 1, 1),
      'rx="9"',
    ),
    place(-26, -40, 0.95, 0, line(letters[rank], colour, 4)),
    place(-26, -20, 0.34, 0, path(suits[suit], colour)),
    place(2, 4, 1.3, 0, path(suits[suit], colour)),
    place(26, 41, 0.95, 180, line(letters[rank], colour, 4)),
  ].join("");
}
