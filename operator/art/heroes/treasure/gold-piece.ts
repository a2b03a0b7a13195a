import type { Pen } from "../../pen.ts";
import { circle, path, place } from "../../svg.ts";

/** A gold piece stamped with the rhombus of Karo. */
export function goldPiece(pen: Pen, x: number, y: number, radius: number, turn = 0): string {
  return place(
    x,
    y,
    radius / 40,
    turn,
    circle(2, 4, 40, pen.darkGold),
    circle(0, 0, 40, pen.gold),
    circle(
      0,
      0,
      31,
      "none",
      'stroke="#8a5016" stroke-width="3" stroke-linecap="butt" stroke-dasharray="2 5"',
    ),
    path("M0 -21L17 0L0 21L-17 0Z", pen.darkGold),
    path("M0 -21L0 21L-17 0Z", "#fff0b8", 'opacity=".6"'),
    path("M-32 -14C-26 -28 -12 -35 2 -35C-12 -30 -22 -22 -26 -8Z", "#fff", 'opacity=".6"'),
  );
}
