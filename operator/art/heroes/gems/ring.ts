import { circle, line, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";
import { brilliant } from "./brilliant.ts";
import { sparkle } from "./sparkle.ts";

export const ring: Hero = (pen) =>
  [
    circle(0, 36, 52, "none", `stroke="${pen.gold}" stroke-width="17"`),
    circle(0, 36, 61, "none", 'stroke="#7a3d10" stroke-opacity=".5" stroke-width="2"'),
    line("M-44 56C-34 76 -12 84 10 80", "#fff", 4, 'opacity=".55"'),
    path("M-34 -18L-24 -2H24L34 -18Z", pen.darkGold),
    place(0, -46, 0.54, 0, brilliant(pen, pen.palette.accent)),
    sparkle(44, -70, 14),
  ].join("");
