import { circle, disc, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const longship: Hero = (pen) => {
  const { accent, mid, light } = pen.palette;
  const shields = [-46, -22, 2, 26, 50];
  return [
    line("M2 -92V40", "#6a3f1c", 6),
    path(
      "M-54 -76H58C72 -48 72 -20 58 6H-54C-40 -20 -40 -48 -54 -76Z",
      pen.linear(["#fffaf0", "#d6bf94"], 0, 0, 1, 0.3),
    ),
    path(
      "M-54 -76H-31C-17 -48 -17 -20 -31 6H-54C-40 -20 -40 -48 -54 -76ZM-9 -76H13C27 -48 27 -20 13 6H-9C5 -20 5 -48 -9 -76ZM36 -76H58C72 -48 72 -20 58 6H36C50 -20 50 -48 36 -76Z",
      accent,
    ),
    line("M-58 -76H62", "#6a3f1c", 5),
    path(
      "M-94 -28C-78 -44 -70 -28 -78 -18C-84 -10 -76 12 -52 26H58C82 16 86 -6 92 -26C98 -2 98 30 74 62C64 78 -56 80 -70 62C-90 36 -92 0 -86 -16C-90 -18 -94 -22 -94 -28Z",
      pen.linear(["#b26c34", ["#7a3f1a", 0.5], "#3a1a0b"]),
    ),
    circle(-86, -28, 2.5, "#fff0b8"),
    line("M-66 34C-40 46 50 46 78 28M-70 48C-40 62 50 62 76 46", "#2a1308", 3, 'opacity=".5"'),
    path(shields.map((x) => disc(x, 34, 12)).join(""), light),
    path(shields.map((x) => disc(x, 34, 8)).join(""), mid),
    path(shields.map((x) => disc(x, 34, 3)).join(""), "#f2d08a"),
    path("M-104 74Q-78 60 -52 74T0 74T52 74T104 74V96H-104Z", pen.shade(mid)),
    line("M-96 80Q-74 70 -52 80T-8 80M14 84Q40 74 64 84", "#fff", 3, 'opacity=".5"'),
  ].join("");
};
