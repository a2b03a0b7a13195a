import { darken } from "../../colour.ts";
import { ellipse, line, path, place, rect, star } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const dynamite: Hero = (pen) => {
  const red = "#cf2a2c";
  const stick = (x: number, y: number) =>
    path(
      `M${x - 20} ${y}H${x + 20}V${y + 108}H${x - 20}Z`,
      pen.linear(["#f0705a", [red, 0.4], darken(red, 0.5)], 0, 0, 1, 0),
    ) +
    ellipse(x, y, 20, 8, "#f3dcae") +
    ellipse(x, y + 108, 20, 8, darken(red, 0.5));
  return place(
    0,
    0,
    0.94,
    -12,
    stick(-26, -34),
    stick(26, -34),
    stick(0, -22),
    rect(-50, 12, 100, 16, pen.linear(["#6a5238", "#2a1c10"]), 'rx="4"'),
    rect(-50, 56, 100, 14, pen.linear(["#6a5238", "#2a1c10"]), 'rx="4"'),
    line("M0 -24C-4 -56 34 -54 40 -84", "#d9c49a", 5),
    place(42, -90, 1, 0, path(star(8, 28, 9), "#ffb03a"), path(star(8, 16, 6, 22), "#fff6cf")),
    path("M0 30L15 47L0 62L-15 47Z", pen.gold),
    path("M-16 -18V82M-42 -28V20", "none", 'stroke="#fff" stroke-opacity=".35" stroke-width="5"'),
  );
};
