import { darken } from "../../colour.ts";
import { circle, disc, line, path, rect } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const octopus: Hero = (pen) => {
  const skin = pen.palette.accent;
  const arm = pen.linearAt([skin, darken(skin, 0.5)], 0, 20, 0, 96);
  return [
    line(
      "M-34 26C-70 26 -92 46 -84 70C-80 84 -62 84 -62 70M34 26C70 26 92 46 84 70C80 84 62 84 62 70",
      arm,
      17,
    ),
    line(
      "M-22 36C-44 54 -50 76 -36 90C-26 96 -18 88 -22 80M22 36C44 54 50 76 36 90C26 96 18 88 22 80",
      arm,
      17,
    ),
    line("M-8 40C-14 62 -10 80 0 94M10 40C12 54 12 62 8 72", arm, 16),
    path(
      "M-54 -20C-58 -68 -30 -96 0 -96C30 -96 58 -68 54 -20C52 12 36 44 0 44C-36 44 -52 12 -54 -20Z",
      pen.ball(skin),
    ),
    path(
      [
        [-78, 52],
        [-82, 66],
        [78, 52],
        [82, 66],
        [-40, 62],
        [-42, 78],
        [40, 62],
        [42, 78],
        [-8, 64],
        [-4, 80],
      ]
        .map(([x, y]) => disc(x!, y!, 3.6))
        .join(""),
      "#ffe9d0",
      'opacity=".7"',
    ),
    circle(-20, 4, 13, "#fff8e8"),
    circle(20, 4, 13, "#fff8e8"),
    rect(-27, 1, 14, 6, "#14172a", 'rx="3"'),
    rect(13, 1, 14, 6, "#14172a", 'rx="3"'),
    gleam(-24, -58, 12, 20, 28, 0.4),
    path(
      "M18 -64a6 5 0 1 0 .1 0ZM32 -46a5 4 0 1 0 .1 0ZM26 -28a4 3 0 1 0 .1 0Z",
      pen.palette.deep,
      'opacity=".35"',
    ),
  ].join("");
};
