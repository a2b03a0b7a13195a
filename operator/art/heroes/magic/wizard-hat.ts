import { darken, lighten } from "../../colour.ts";
import { ellipse, path, rect, star } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const wizardHat: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    ellipse(0, 70, 96, 24, darken(mid, 0.6)),
    path("M-98 62C-60 44 60 44 98 62C94 86 50 94 0 94C-50 94 -94 86 -98 62Z", pen.shade(mid)),
    path(
      "M-56 62C-44 14 -26 -30 -2 -62C8 -78 30 -98 58 -92C46 -84 40 -74 44 -56C34 -60 32 -52 36 -38C44 -4 50 28 58 62C24 78 -24 78 -56 62Z",
      pen.linear([lighten(mid, 0.3), [mid, 0.4], darken(mid, 0.5)], 0, 0, 1, 0.4),
    ),
    path(
      "M-56 62C-53 50 -50 38 -46 28C-16 44 24 44 50 28L58 62C24 78 -24 78 -56 62Z",
      pen.shade(accent),
    ),
    rect(-16, 38, 30, 26, "none", `rx="4" stroke="${pen.gold}" stroke-width="6"`),
    path(star(5, 15, 6), "#ffe08a", 'transform="translate(2 -10)"'),
    path(star(5, 9, 4), "#ffe08a", 'transform="translate(26 12)"'),
    path(star(5, 8, 3.5), "#ffe08a", 'transform="translate(-22 14)"'),
    path(star(5, 7, 3), "#ffe08a", 'transform="translate(20 -54)"'),
    path("M-46 30C-36 -8 -20 -40 2 -64C-6 -36 -18 0 -22 40Z", "#fff", 'opacity=".22"'),
  ].join("");
};
