import { darken } from "../../colour.ts";
import { circle, disc, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const roundShield: Hero = (pen) => {
  const { accent, mid, light } = pen.palette;
  return [
    circle(4, 6, 92, "#05070f", 'opacity=".4"'),
    circle(0, 0, 92, pen.silver),
    circle(0, 0, 80, pen.shade(accent)),
    path("M0 -80A80 80 0 0 1 80 0H0ZM0 80A80 80 0 0 1 -80 0H0Z", pen.shade(mid)),
    line("M-52 -60L-20 -20M52 60L20 20M-60 52L-20 20M60 -52L20 -20", light, 4, 'opacity=".5"'),
    path(
      "M-44 0C-44 -24 -24 -44 0 -44C24 -44 44 -24 44 0C44 24 24 44 0 44C-24 44 -44 24 -44 0Z",
      "none",
      `stroke="${light}" stroke-width="6" stroke-linecap="butt" stroke-dasharray="26 9"`,
    ),
    path(
      Array.from({ length: 12 }, (_, i) =>
        disc(Math.cos(i * 0.5236) * 86, Math.sin(i * 0.5236) * 86, 4),
      ).join(""),
      "#fff4d0",
    ),
    circle(0, 0, 27, pen.silver),
    circle(0, 0, 18, pen.gold),
    path("M0 -11L9 0L0 11L-9 0Z", darken(accent, 0.3)),
    path("M-76 -30C-64 -62 -36 -80 0 -82C-34 -72 -58 -50 -66 -20Z", "#fff", 'opacity=".55"'),
    gleam(-9, -11, 7, 4, -35, 0.7),
  ].join("");
};
