import { line, path, place } from "../../svg.ts";
import { sparkle } from "../gems/sparkle.ts";
import type { Hero } from "../hero.ts";

export const pickaxe: Hero = (pen) =>
  [
    place(
      0,
      6,
      0.88,
      38,
      path(
        "M-8 -60H8L10 98H-10Z",
        pen.linear(["#c98a4a", ["#8a5226", 0.5], "#42220e"], 0, 0, 1, 0),
      ),
      path(
        "M-98 -30C-70 -78 -30 -86 0 -84C30 -86 70 -78 98 -30C68 -54 34 -62 12 -60H-12C-34 -62 -68 -54 -98 -30Z",
        pen.silver,
      ),
      path("M-98 -30C-70 -78 -30 -86 0 -84C-30 -78 -66 -64 -98 -30Z", "#fff", 'opacity=".6"'),
      path("M-16 -90H16V-54H-16Z", pen.darkGold),
      path("M0 -82L9 -72L0 -62L-9 -72Z", pen.shade(pen.palette.accent)),
      line("M-9 60L9 68M-9 74L9 82", "#2a1508", 4),
    ),
    sparkle(-62, 10, 14),
  ].join("");
