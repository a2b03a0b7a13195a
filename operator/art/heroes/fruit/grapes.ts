import { circle, disc, line, path } from "../../svg.ts";
import { type Hero, leaf } from "../hero.ts";

export const grapes: Hero = (pen) => {
  const rows: readonly (readonly [number, number])[] = [
    [-54, -26],
    [-18, -34],
    [18, -34],
    [54, -26],
    [-40, 6],
    [-4, 0],
    [34, 6],
    [-22, 36],
    [16, 38],
    [-4, 68],
  ];
  const skin = pen.ball("#6f3a86");
  const lit = pen.ball("#8d4f9c");
  return [
    line("M4 -50C4 -72 -4 -84 -18 -92", "#6b4a24", 7),
    leaf(pen, 2, -60, 78, -26),
    leaf(pen, 0, -58, 66, -160, "#6aa84a"),
    ...rows.map(([x, y], index) =>
      circle(
        x,
        y,
        25,
        index % 3 ? skin : lit,
        'stroke="#2b1038" stroke-opacity=".35" stroke-width="2"',
      ),
    ),
    path(rows.map(([x, y]) => disc(x - 8, y - 9, 5)).join(""), "#fff", 'opacity=".5"'),
  ].join("");
};
