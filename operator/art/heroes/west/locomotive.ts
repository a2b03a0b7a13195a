import { circle, line, path, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const locomotive: Hero = (pen) => {
  const { accent } = pen.palette;
  const wheel = (x: number, r: number) =>
    circle(x, 92 - r, r, "#c8302f") +
    circle(x, 92 - r, r * 0.68, "#1b1826") +
    circle(x, 92 - r, r * 0.24, pen.gold);
  return [
    path(
      "M-62 -52C-78 -64 -62 -84 -46 -78C-42 -98 -12 -98 -8 -84C14 -92 26 -74 14 -64C0 -56 -20 -66 -34 -58C-46 -50 -56 -48 -62 -52Z",
      "#fff4e4",
      'opacity=".75"',
    ),
    path("M-66 -46H-38L-44 -10H-60Z", pen.shade("#2a2638")),
    path("M-70 -54H-34L-38 -44H-66Z", pen.gold),
    path("M-82 -12H30V42H-82Z", pen.linear(["#5a6480", ["#2b3048", 0.5], "#10131f"])),
    path("M-82 -12A14 27 0 0 0 -82 42Z", pen.darkGold),
    path("M24 -58H88V56H24Z", pen.shade(accent)),
    path("M16 -66H98L94 -54H20Z", "#2a2638"),
    rect(36, -42, 40, 34, pen.linear(["#fff3c0", "#f0b13c"]), 'rx="5"'),
    rect(-30, -24, 22, 14, pen.gold, 'rx="6"'),
    line("M-82 4H24M-54 -12V42M-16 -12V42", pen.palette.light, 3, 'opacity=".7"'),
    path("M-98 84L-82 42H98V60H-72L-74 84Z", pen.shade(accent)),
    wheel(-52, 21),
    wheel(-8, 21),
    wheel(60, 29),
    line("M-52 72H58", "#d9dfe6", 6),
    circle(-88, 14, 10, pen.radial(["#fffbe0", "#f0b13c"])),
  ].join("");
};
