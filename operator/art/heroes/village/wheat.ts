import { circle, line, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const wheat: Hero = (pen) => {
  const ear = (turn: number, scale: number) =>
    place(
      0,
      88,
      scale,
      turn,
      line("M0 0C2 -50 0 -90 0 -130", "#c99a3c", 5),
      path(
        [-92, -110, -128, -146]
          .map(
            (y) =>
              `M0 ${y + 20}C-22 ${y + 12} -24 ${y - 6} -16 ${y - 14}C-4 ${y - 8} 0 ${y + 6} 0 ${y + 20}ZM0 ${y + 20}C22 ${y + 12} 24 ${y - 6} 16 ${y - 14}C4 ${y - 8} 0 ${y + 6} 0 ${y + 20}Z`,
          )
          .join("") + "M0 -150C-12 -164 -6 -178 0 -184C6 -178 12 -164 0 -150Z",
        pen.gold,
      ),
    );
  return [
    ear(-34, 0.84),
    ear(34, 0.84),
    ear(-17, 0.95),
    ear(17, 0.95),
    ear(0, 1),
    path("M-24 44C-10 52 10 52 24 44L22 62C10 68 -10 68 -22 62Z", pen.shade(pen.palette.accent)),
    path(
      "M-6 52C-30 50 -44 62 -52 84C-36 82 -20 72 -4 60ZM6 52C30 50 44 62 52 84C36 82 20 72 4 60Z",
      pen.shade(pen.palette.accent),
    ),
    circle(0, 55, 8, pen.ball(pen.palette.accent)),
  ].join("");
};
