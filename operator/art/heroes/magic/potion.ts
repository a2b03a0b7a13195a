import { darken, lighten } from "../../colour.ts";
import { circle, disc, line, path } from "../../svg.ts";
import { sparkle } from "../gems/sparkle.ts";
import type { Hero } from "../hero.ts";

export const potion: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    circle(0, 30, 92, pen.glow(accent, 0.4)),
    path(
      "M-16 -56H16V-18C52 -6 74 22 74 50C74 78 44 96 0 96C-44 96 -74 78 -74 50C-74 22 -52 -6 -16 -18Z",
      "#dff3ee",
      'opacity=".28"',
    ),
    path(
      "M-66 34C-40 22 -16 46 8 36C30 28 50 26 67 34C74 64 48 88 0 88C-48 88 -74 64 -66 34Z",
      pen.linear([lighten(accent, 0.5), [accent, 0.5], darken(accent, 0.5)], 0.2, 0, 0.7, 1),
    ),
    path(
      "M-66 34C-40 22 -16 46 8 36C30 28 50 26 67 34C50 44 20 40 6 46C-16 54 -44 36 -66 34Z",
      lighten(accent, 0.6),
      'opacity=".8"',
    ),
    path(
      disc(-26, 64, 7) +
        disc(6, 58, 5) +
        disc(30, 70, 8) +
        disc(-6, 76, 4) +
        disc(18, 16, 5) +
        disc(-10, 8, 4),
      "#fff",
      'opacity=".55"',
    ),
    path(
      "M-16 -56H16V-18C52 -6 74 22 74 50C74 78 44 96 0 96C-44 96 -74 78 -74 50C-74 22 -52 -6 -16 -18Z",
      "none",
      'stroke="#f4fffb" stroke-opacity=".8" stroke-width="4"',
    ),
    path("M-24 -66H24V-50H-24Z", pen.gold),
    path("M-17 -92H17L14 -66H-14Z", pen.linear(["#c98a4a", "#6a3a16"], 0, 0, 1, 0.2)),
    line("M-20 -30C-8 -22 8 -22 20 -30", "#f0c65a", 4),
    path("M0 -22L10 -10L0 2L-10 -10Z", pen.shade(mid)),
    path(
      "M-58 30C-52 8 -36 -4 -20 -10C-34 6 -44 20 -46 44C-54 42 -58 36 -58 30Z",
      "#fff",
      'opacity=".6"',
    ),
    sparkle(44, -50, 14),
    sparkle(-46, -66, 10),
  ].join("");
};
