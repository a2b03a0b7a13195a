import { darken } from "../../colour.ts";
import { circle, mirrored, path, place, star } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const sunStone: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  const rays = Array.from({ length: 8 }, (_, index) => index * 45);
  return [
    circle(4, 6, 92, "#05070f", 'opacity=".4"'),
    circle(0, 0, 92, pen.linear(["#f0dcae", ["#b79a6a", 0.5], "#5e4426"], 0, 0, 1, 1)),
    circle(
      0,
      0,
      82,
      "none",
      `stroke="${darken(mid, 0.2)}" stroke-width="9" stroke-linecap="butt" stroke-dasharray="13 8.5"`,
    ),
    circle(0, 0, 70, pen.linear(["#8a6a40", "#d9bf8a"], 0, 0, 1, 1)),
    ...rays.map((turn) =>
      place(0, 0, 1, turn, path("M0 -72L-14 -40H14Z", turn % 90 ? pen.shade(mid) : pen.gold)),
    ),
    circle(0, 0, 42, pen.linear(["#f6e6c0", "#8a6a40"], 0, 0, 1, 1)),
    path(star(16, 42, 35), accent, 'opacity=".9"'),
    circle(0, 0, 32, pen.gold),
    mirrored(path("M-22 -8C-18 -14 -8 -14 -4 -8C-8 -3 -18 -3 -22 -8Z", "#3a1f10")),
    path("M-4 -6H4L7 8H-7Z", "#9a5a18"),
    path("M-14 14H14C12 22 6 22 6 28H-6C-6 22 -12 22 -14 14Z", accent),
    path("M-76 -32C-62 -66 -34 -82 0 -84C-34 -72 -56 -50 -64 -22Z", "#fff", 'opacity=".4"'),
  ].join("");
};
