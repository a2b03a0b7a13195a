import { circle, line, mirrored, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const battleAxe: Hero = (pen) =>
  place(
    -4,
    0,
    0.96,
    24,
    path("M-7 -92H7L9 98H-9Z", pen.linear(["#b9733a", ["#7c431c", 0.5], "#40200c"], 0, 0, 1, 0)),
    line("M-8 40L8 48M-8 56L8 64M-8 72L8 80", "#e3c08a", 4),
    path("M-10 -72H10V-22H-10Z", pen.darkGold),
    mirrored(
      path("M8 -66C30 -66 44 -82 62 -98C88 -66 88 -28 62 4C44 -12 30 -28 8 -28Z", pen.silver),
      path("M62 -98C88 -66 88 -28 62 4C74 -28 74 -66 62 -98Z", "#fff", 'opacity=".75"'),
      line("M18 -58C30 -54 36 -50 46 -47C36 -44 30 -40 18 -36", "#4b5a68", 3),
    ),
    path("M0 -62L8 -47L0 -32L-8 -47Z", pen.shade(pen.palette.accent)),
    circle(0, -96, 8, pen.ball("#d9a24a")),
  );
