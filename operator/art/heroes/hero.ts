import type { Motif } from "../../seed/catalogue/motifs.ts";
import type { Pen } from "../pen.ts";
import { darken, lighten } from "../colour.ts";
import { ellipse, line, path, place, round } from "../svg.ts";

/**
 * Draws one object within the box from (-100, -100) to (100, 100), its weight in the middle, lit from
 * the upper left. What stands, stands on y = 92.
 */
export type Hero = (pen: Pen) => string;

/** Some of the motifs, drawn. */
export type Heroes = Partial<Readonly<Record<Motif, Hero>>>;

/** A soft reflection of the lamp. */
export function gleam(x: number, y: number, rx: number, ry: number, degrees = -30, opacity = 0.5) {
  return ellipse(
    x,
    y,
    rx,
    ry,
    "#fff",
    `opacity="${opacity}" transform="rotate(${degrees} ${round(x)} ${round(y)})"`,
  );
}

/** A leaf that grows from (x, y) in the direction of `degrees` (0 points right). */
export function leaf(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  degrees: number,
  colour = "#4f8f3a",
) {
  const l = round(length);
  const w = round(length * 0.32);
  const upper = `M0 0C${round(l * 0.2)} ${-w} ${round(l * 0.7)} ${-w} ${l} 0`;
  return place(
    x,
    y,
    1,
    degrees,
    path(`${upper}C${round(l * 0.7)} ${w} ${round(l * 0.2)} ${w} 0 0Z`, pen.shade(colour)),
    path(`${upper}Z`, lighten(colour, 0.3), 'opacity=".55"'),
    line(`M2 0L${round(l * 0.86)} 0`, darken(colour, 0.35), 2),
  );
}
