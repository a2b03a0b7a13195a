import { darken, lighten } from "../../colour.ts";
import type { Pen } from "../../pen.ts";
import { disc, line, path } from "../../svg.ts";

/** One die in isometric view; `faces` are the pips on top, left and right. */
export function die(pen: Pen, colour: string, pip: string): string {
  const top = [
    [0, -52],
    [-22, -40],
    [22, -40],
    [0, -28],
    [0, -40],
  ];
  const left = [
    [-38, -6],
    [-14, 30],
    [-26, 12],
  ];
  const right = [
    [14, 2],
    [38, 22],
    [14, 34],
    [38, -10],
  ];
  return [
    path("M0 -72L56 -42V24L0 56L-56 24V-42Z", darken(colour, 0.3)),
    path("M0 -72L56 -42L0 -10L-56 -42Z", pen.linear([lighten(colour, 0.6), lighten(colour, 0.2)])),
    path("M-56 -42L0 -10V56L-56 24Z", pen.linear([lighten(colour, 0.15), colour], 0, 0, 1, 1)),
    path(
      "M56 -42L0 -10V56L56 24Z",
      pen.linear([darken(colour, 0.18), darken(colour, 0.45)], 0, 0, 1, 1),
    ),
    path(top.map(([x, y]) => `M${x! - 7} ${y}a7 4.5 0 1 0 14 0a7 4.5 0 1 0 -14 0Z`).join(""), pip),
    path(
      left.map(([x, y]) => disc(x!, y!, 6)).join("") +
        right.map(([x, y]) => disc(x!, y!, 6)).join(""),
      pip,
    ),
    line("M-54 -42L0 -12L54 -42M0 -12V52", "#fff", 2, 'opacity=".5"'),
  ].join("");
}
