import { type Hero, gleam } from "../../heroes/hero.ts";
import { line, mirrored, path } from "../../svg.ts";

/** A velvet cushion to lay a crown on. */
export const cushion: Hero = (pen) => {
  const cloth = "#a01a34";
  return [
    path(
      "M-92 30C-60 14 60 14 92 30C84 48 86 66 94 82C60 96 -60 96 -94 82C-86 66 -84 48 -92 30Z",
      pen.shade(cloth),
    ),
    line("M-90 32C-60 46 60 46 90 32", "#f0c65a", 5, 'stroke-dasharray="0.1 8"'),
    mirrored(path("M88 78C98 84 104 96 100 104C92 102 86 94 86 82Z", pen.gold)),
    gleam(-40, 40, 34, 6, -4, 0.25),
  ].join("");
};
