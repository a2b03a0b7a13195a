import type { Hero } from "../../heroes/hero.ts";
import { disc, ellipse, path } from "../../svg.ts";

export const cake: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    ellipse(0, 86, 98, 14, pen.silver),
    path("M-76 20V78C-76 94 76 94 76 78V20Z", pen.shade(mid)),
    path(
      "M-78 16C-78 0 78 0 78 16V34C68 50 58 50 50 36C40 60 26 60 18 38C8 52 -6 52 -14 38C-24 60 -40 60 -48 36C-58 50 -70 50 -78 34Z",
      pen.linear(["#fffaf2", "#f0d8d4"]),
    ),
    path("M-50 -30V16C-50 28 50 28 50 16V-30Z", pen.shade(accent)),
    path(
      "M-52 -32C-52 -46 52 -46 52 -32V-20C42 -6 34 -8 28 -18C20 0 8 0 0 -16C-8 0 -20 0 -28 -18C-34 -8 -44 -6 -52 -20Z",
      pen.linear(["#fffaf2", "#f0d8d4"]),
    ),
    ...[-28, 0, 28].map(
      (x) =>
        path(`M${x - 4} -76H${x + 4}V-38H${x - 4}Z`, pen.linear(["#ffe9b0", "#e0a52c"])) +
        path(
          `M${x} -102C${x + 10} -90 ${x + 7} -80 ${x} -80C${x - 7} -80 ${x - 10} -90 ${x} -102Z`,
          pen.radial(["#fffbe0", "#f59a2c"]),
        ),
    ),
    path(
      disc(-52, 62, 5) + disc(-26, 70, 5) + disc(0, 72, 5) + disc(26, 70, 5) + disc(52, 62, 5),
      pen.gold,
    ),
  ].join("");
};
