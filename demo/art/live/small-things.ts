import { darken, lighten } from "../colour.ts";
import { letters, type Suit, suits } from "./card-signs.ts";
import type { Pen } from "../pen.ts";
import { ellipse, line, path, place, rect } from "../svg.ts";

/** A card as it looks from across the table: rank and one large suit, 78 × 112. */
export function smallCard(pen: Pen, rank: keyof typeof letters, suit: Suit): string {
  const colour = suit === "heart" || suit === "diamond" ? "#c8242f" : "#1b1d2e";
  return [
    rect(-39, -56, 78, 112, pen.linear(["#ffffff", "#e6dccb"]), 'rx="9"'),
    place(-20, -34, 1.3, 0, line(letters[rank], colour, 4.5)),
    place(6, 14, 1.3, 0, path(suits[suit], colour)),
  ].join("");
}

/** Three stacks of chips around (x, y). */
export function smallStacks(pen: Pen, x: number, y: number): string {
  const stack = (dx: number, base: number, chips: number, colour: string) => {
    const top = base - chips * 6;
    return [
      path(`M${dx - 16} ${top}V${base}a16 6 0 0 0 32 0V${top}Z`, darken(colour, 0.25)),
      line(
        `M${dx - 16} ${top + 6}a16 6 0 0 0 32 0M${dx - 16} ${top + 12}a16 6 0 0 0 32 0`,
        "#fff4dc",
        3,
        'stroke-linecap="butt" stroke-dasharray="5 6" opacity=".8"',
      ),
      ellipse(dx, top, 16, 6, pen.linear([lighten(colour, 0.35), colour])),
      ellipse(dx, top, 11, 4, "none", 'stroke="#fff4dc" stroke-width="2" stroke-linecap="butt" stroke-dasharray="4 4"'),
    ].join("");
  };
  const [first, second, third] = [pen.random.int(2, 4), pen.random.int(3, 6), pen.random.int(2, 4)];
  return place(
    x,
    y,
    1,
    0,
    stack(-19, 4, first, "#c8242f"),
    stack(19, 2, second, "#1f5fae"),
    stack(2, 18, third, "#c98a24"),
  );
}
