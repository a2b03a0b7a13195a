import type { Pen } from "../../pen.ts";
import { circle, disc, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** A cogwheel with `teeth` teeth of the paint `metal`. */
function cog(pen: Pen, radius: number, teeth: number, metal: string): string {
  const points: string[] = [];
  for (let index = 0; index < teeth * 4; index++) {
    const angle = ((index + 0.5) / (teeth * 4)) * Math.PI * 2;
    const reach = index % 4 < 2 ? radius : radius * 0.8;
    points.push(`${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`);
  }
  return [
    path(`M${points.join("L")}Z`, metal),
    circle(0, 0, radius * 0.62, pen.darkGold),
    circle(0, 0, radius * 0.56, metal),
    path(
      [0, 1, 2, 3, 4]
        .map((i) =>
          disc(
            Math.cos(i * 1.2566) * radius * 0.38,
            Math.sin(i * 1.2566) * radius * 0.38,
            radius * 0.12,
          ),
        )
        .join(""),
      "#2a1a14",
      'opacity=".75"',
    ),
    circle(0, 0, radius * 0.16, pen.silver),
  ].join("");
}

export const gears: Hero = (pen) =>
  [
    place(-24, 18, 1, 0, cog(pen, 74, 12, pen.gold)),
    place(54, -52, 1, 12, cog(pen, 44, 9, pen.copper)),
    place(60, 58, 1, 4, cog(pen, 34, 8, pen.silver)),
    path("M-86 -8C-76 -34 -54 -50 -28 -54C-50 -42 -64 -26 -68 -2Z", "#fff", 'opacity=".5"'),
  ].join("");
