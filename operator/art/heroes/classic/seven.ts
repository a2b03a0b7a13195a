import { path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const seven: Hero = (pen) => {
  const shape =
    "M-66 -84H70L74 -62C36 -28 14 22 10 88H-40C-36 34 -12 -12 22 -42H-34C-44 -42 -46 -34 -48 -22H-70Z";
  return [
    path(shape, pen.darkGold, 'transform="translate(7 8)"'),
    path(shape, pen.gold, 'stroke="#7a3d10" stroke-width="3"'),
    place(
      1,
      1,
      0.86,
      0,
      path(shape, pen.linear(["#f0584a", ["#c8202f", 0.45], "#6f0b1e"], 0, 0, 0.3, 1)),
    ),
    path("M-52 -68H54L50 -60Q0 -64 -54 -56Z", "#fff", 'opacity=".45"'),
    path("M-24 70C-20 30 0 -6 30 -36L36 -36C8 -4 -8 34 -12 70Z", "#fff", 'opacity=".18"'),
  ].join("");
};
