import { darken, lighten } from "../../colour.ts";
import { circle, path, star } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const crystalBall: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    circle(0, -14, 96, pen.glow(mid, 0.5)),
    path("M-52 54H52L70 92H-70Z", pen.gold),
    path("M-74 86H74V96H-74Z", pen.darkGold),
    path("M-44 62H44L48 72H-48Z", "#8a5016", 'opacity=".5"'),
    circle(
      0,
      -16,
      74,
      pen.radial([lighten(mid, 0.75), [mid, 0.45], darken(mid, 0.6)], 0.38, 0.3, 0.8),
    ),
    path(
      "M-58 14C-30 -12 -20 20 6 2C30 -14 40 8 62 -6C58 34 30 56 0 56C-28 56 -50 40 -58 14Z",
      accent,
      'opacity=".45"',
    ),
    path(
      "M-46 -20C-20 -40 -4 -12 18 -28C34 -40 46 -30 56 -36",
      "none",
      'stroke="#fff" stroke-opacity=".5" stroke-width="4"',
    ),
    path(star(4, 26, 5), "#fff8dc", 'transform="translate(4 -14)"'),
    path(star(4, 12, 3), "#fff8dc", 'transform="translate(34 10)"'),
    path(star(4, 10, 2), "#fff8dc", 'transform="translate(-28 14)"'),
    path("M-58 -30C-52 -62 -24 -80 6 -80C-20 -70 -40 -50 -44 -20Z", "#fff", 'opacity=".65"'),
    path("M58 10C50 36 24 52 0 52C24 44 44 26 50 -2Z", "#fff", 'opacity=".18"'),
    path("M0 68L9 79L0 90L-9 79Z", pen.shade(accent)),
  ].join("");
};
