import { fade } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { cover, ellipse, place, rect } from "../svg.ts";
import { tileHeight, tileWidth } from "./tile.ts";

/** A hero with its shadow on the ground. */
export function standing(pen: Pen, drawing: string, x: number, y: number, scale: number, turn = 0): string {
  return (
    ellipse(x, y + 96 * scale, 84 * scale, 13 * scale, pen.glow(pen.palette.ink, 0.75)) +
    place(x, y, scale, turn, drawing)
  );
}

/** A hero in the air, lit from behind. */
export function floating(pen: Pen, drawing: string, x: number, y: number, scale: number, turn = 0): string {
  return ellipse(x, y, 130 * scale, 130 * scale, pen.glow(pen.palette.light, 0.5)) + place(x, y, scale, turn, drawing);
}

/** Darkens the lower part of a tile so that a title on it is legible. */
export function footer(pen: Pen, from = 220): string {
  const { ink } = pen.palette;
  return rect(
    0,
    from,
    tileWidth,
    tileHeight - from,
    pen.linear([fade(ink, 0), [fade(ink, 0.72), 0.45], fade(ink, 0.94)]),
  );
}

/** Darkens the upper part likewise. */
export function header(pen: Pen, height = 150): string {
  const { ink } = pen.palette;
  return cover(tileWidth, height, pen.linear([fade(ink, 0.9), [fade(ink, 0.6), 0.55], fade(ink, 0)]));
}
