import type { Hero } from "../../heroes/hero.ts";
import { line, path, rect } from "../../svg.ts";

/** A phone that shows the lobby's tiles. */
export const phone: Hero = (pen) => {
  const { accent, mid, light, deep } = pen.palette;
  const cell = (x: number, y: number, colour: string) =>
    rect(x, y, 36, 46, pen.shade(colour), 'rx="6"');
  return [
    rect(-56, -98, 112, 200, "#05070f", 'rx="20" opacity=".4" transform="translate(5 6)"'),
    rect(-56, -98, 112, 196, pen.linear(["#4a5264", "#14171f"], 0, 0, 1, 1), 'rx="20"'),
    rect(-48, -90, 96, 180, pen.linear([deep, "#0b1024"]), 'rx="14"'),
    rect(-40, -80, 80, 50, pen.linear([mid, deep], 0, 0, 1, 1), 'rx="7"'),
    path("M16 -74L34 -55L16 -36L-2 -55Z", pen.gold),
    line("M-32 -62H-8M-32 -50H-14", light, 5),
    cell(-40, -20, accent),
    cell(4, -20, mid),
    cell(-40, 34, "#e0a52c"),
    cell(4, 34, "#2f9a72"),
    path(
      "M-22 -10l8 13l-8 13l-8 -13ZM22 -10l8 13l-8 13l-8 -13ZM-22 44l8 13l-8 13l-8 -13ZM22 44l8 13l-8 13l-8 -13Z",
      light,
      'opacity=".85"',
    ),
    path("M-48 -76Q-48 -90 -34 -90H10L-48 40Z", "#fff", 'opacity=".08"'),
  ].join("");
};
