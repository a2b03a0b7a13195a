import { circle, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const anchor: Hero = (pen) => {
  const iron = pen.linearAt(
    ["#f2f5f6", ["#9fadb7", 0.4], ["#55646f", 0.75], "#8997a1"],
    -60,
    -90,
    60,
    90,
  );
  return [
    line("M54 -92C86 -64 52 -40 76 -10C96 18 60 40 84 76", "#c99a58", 9),
    line("M54 -92C86 -64 52 -40 76 -10C96 18 60 40 84 76", "#7a5426", 3, 'stroke-dasharray="2 9"'),
    circle(0, -70, 17, "none", `stroke="${iron}" stroke-width="10"`),
    line("M-38 -36H38", iron, 14),
    line("M0 -50V80", iron, 16),
    line("M-66 34C-60 70 -30 84 0 86C30 84 60 70 66 34", iron, 15),
    path("M-84 46L-70 8L-44 40ZM84 46L70 8L44 40Z", iron),
    line("M-4 -44V70", "#fff", 3, 'opacity=".6"'),
  ].join("");
};
