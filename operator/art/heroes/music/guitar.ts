import { darken, lighten } from "../../colour.ts";
import { circle, line, path, place, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const guitar: Hero = (pen) => {
  const { accent } = pen.palette;
  return place(
    -6,
    4,
    1,
    32,
    path("M-7 -104H7L8 0H-8Z", pen.linear(["#7a4a26", "#2a1408"], 0, 0, 1, 0)),
    path("M-13 -112H13L10 -82H-10Z", pen.shade("#40200c")),
    line("M-18 -106H-12M-18 -96H-12M12 -106H18M12 -96H18", "#e9eef2", 5),
    path(
      "M-8 -10C-40 -16 -50 12 -36 28C-24 40 -58 46 -54 74C-50 98 -24 100 0 100C24 100 50 98 54 74C58 46 24 40 36 28C50 12 40 -16 8 -10Z",
      pen.linear([lighten(accent, 0.4), [accent, 0.5], darken(accent, 0.5)], 0, 0, 1, 0.5),
    ),
    path(
      "M-30 0C-44 8 -40 24 -28 34C-16 46 -46 54 -44 74C-54 58 -42 46 -34 38C-50 26 -50 4 -30 0Z",
      "#fff",
      'opacity=".45"',
    ),
    circle(0, 36, 16, "#1d0e08"),
    circle(0, 36, 19, "none", 'stroke="#f3dcae" stroke-width="3"'),
    rect(-18, 72, 36, 7, "#1d0e08", 'rx="3"'),
    line("M-4 -104V74M-1 -104V74M2 -104V74M5 -104V74", "#fff6dc", 1),
    line("M-8 -72H8M-8 -54H8M-8 -38H8M-8 -24H8", "#d9dfe6", 2),
    path("M20 44C34 50 40 66 34 80C26 74 20 60 20 44Z", "#fff4dc", 'opacity=".9"'),
  );
};
