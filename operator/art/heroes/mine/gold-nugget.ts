import { ellipse, path } from "../../svg.ts";
import { sparkle } from "../gems/sparkle.ts";
import type { Hero } from "../hero.ts";

export const goldNugget: Hero = (pen) =>
  [
    ellipse(0, 78, 90, 14, "#05070f", 'opacity=".35"'),
    path("M-84 40L-66 -20L-30 -48L-4 -76L36 -62L64 -30L88 20L70 66L20 82L-44 78Z", pen.gold),
    path("M-66 -20L-30 -48L-14 -6L-46 16Z", "#fff6cf", 'opacity=".9"'),
    path("M-30 -48L-4 -76L36 -62L20 -24L-14 -6Z", "#ffe08a"),
    path("M36 -62L64 -30L44 2L20 -24Z", "#d9962c"),
    path("M-84 40L-66 -20L-46 16L-52 52Z", "#e8b24a"),
    path("M-14 -6L20 -24L44 2L30 40L-10 36L-46 16Z", "#f0bd52"),
    path("M44 2L64 -30L88 20L70 66L30 40Z", "#a8661c"),
    path("M-52 52L-46 16L-10 36L-4 80L-44 78Z", "#c58a2c"),
    path("M-10 36L30 40L70 66L20 82L-4 80Z", "#8a5016"),
    sparkle(-34, -36, 24),
    sparkle(40, 18, 14),
    sparkle(10, -60, 12),
  ].join("");
