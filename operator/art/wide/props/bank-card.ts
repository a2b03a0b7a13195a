import { darken, lighten } from "../../colour.ts";
import type { Hero } from "../../heroes/hero.ts";
import { line, path, place, rect } from "../../svg.ts";

export const bankCard: Hero = (pen) => {
  const { accent, light } = pen.palette;
  return place(
    0,
    0,
    1,
    -12,
    rect(-88, -54, 180, 114, "#05070f", 'rx="14" opacity=".4"'),
    rect(
      -92,
      -60,
      184,
      114,
      pen.linear([lighten(accent, 0.25), accent, darken(accent, 0.5)], 0, 0, 1, 1),
      'rx="14"',
    ),
    rect(-74, -34, 34, 26, pen.gold, 'rx="5"'),
    line("M-74 12H-44M-34 12H-4M6 12H36M46 12H76", light, 6),
    line("M-74 34H-20", light, 5, 'opacity=".7"'),
    path("M58 20L74 36L58 52L42 36Z", pen.gold, 'transform="translate(2 -8)"'),
    path("M-92 -46Q-92 -60 -78 -60H40L-92 20Z", "#fff", 'opacity=".14"'),
  );
};
