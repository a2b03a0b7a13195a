import { circle, ellipse, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

/** A rod's hook with its float and feather. */
export const hook: Hero = (pen) =>
  [
    line("M20 -98L20 -52", "#f4e8ca", 2.5),
    ellipse(20, -44, 17, 21, pen.ball("#f3e6d0")),
    path("M3 -44A17 21 0 0 1 37 -44Z", pen.ball("#d2362f")),
    line("M20 -22L20 2", "#f4e8ca", 2.5),
    circle(20, 8, 8, "none", `stroke="${pen.silver}" stroke-width="5"`),
    line(
      "M20 16V46C20 88 -52 88 -52 44V34",
      pen.linearAt(["#eef3f5", "#7d8c97", "#d5dde2"], -52, 10, 20, 90),
      11,
    ),
    path("M-58 38L-52 10L-30 38L-46 34Z", pen.silver),
    path("M24 20C52 24 72 44 70 80C50 72 28 52 24 20Z", pen.shade(pen.palette.accent)),
    path("M26 22C40 40 46 58 48 84C34 70 24 48 26 22Z", pen.shade("#f2c14d")),
    gleam(10, -54, 4, 8, 20, 0.7),
  ].join("");
