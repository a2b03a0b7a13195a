import type { Hero } from "../../heroes/hero.ts";
import { circle, line, mirrored, path, place } from "../../svg.ts";

/** A laurel wreath, open above. */
export const laurel: Hero = (pen) => {
  const leaves = Array.from({ length: 8 }, (_, index) => {
    const angle = Math.PI * (0.52 - index * 0.105);
    const [x, y] = [Math.cos(angle) * 84, Math.sin(angle) * 84];
    return place(
      x,
      y,
      1,
      (angle * 180) / Math.PI - 62,
      path("M0 0C6 -16 24 -22 36 -14C30 4 14 8 0 0Z", pen.gold),
    );
  });
  return [
    mirrored(...leaves),
    line("M-20 96Q0 84 20 96", "#c98a34", 6),
    circle(0, 88, 7, pen.ball(pen.palette.accent)),
  ].join("");
};
