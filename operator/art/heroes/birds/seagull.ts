import { circle, ellipse, mirrored, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const seagull: Hero = (pen) => {
  const white = pen.linear(["#ffffff", ["#f3f0ea", 0.5], "#a4b2be"], 0, 0, 0.5, 1);
  return [
    mirrored(
      path(
        "M-8 0C-30 -40 -64 -52 -104 -40C-84 -26 -72 -18 -66 -6C-48 -8 -28 6 -10 24Z",
        pen.linear(["#c9d4dd", "#7f92a4"], 0, 0, 0.4, 1),
      ),
      path("M-104 -40C-90 -40 -80 -38 -70 -34L-66 -6C-72 -18 -84 -26 -104 -40Z", "#2a3044"),
    ),
    path("M-20 -12C-22 -44 22 -44 20 -12C26 20 16 50 0 70C-16 50 -26 20 -20 -12Z", white),
    path("M-10 56L0 96L10 56Z", pen.shade("#dfe6ea")),
    ellipse(0, -34, 19, 20, white),
    path("M-6 -26C-2 -30 2 -30 6 -26L0 -4Z", pen.linear(["#f7c234", "#d9762c"])),
    mirrored(circle(-9, -36, 3.6, "#14101a"), circle(-10, -37, 1.2, "#fff")),
    gleam(-8, 6, 5, 18, 8, 0.6),
  ].join("");
};
