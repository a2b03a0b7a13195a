import { circle, ellipse, line, path, place, rect } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

/** Şiş kebap: meat, pepper and tomato on a skewer. */
export const kebab: Hero = (pen) => {
  const cube = (x: number) =>
    rect(x, -20, 34, 40, pen.linear(["#c9814a", ["#8a4420", 0.5], "#431c0c"]), 'rx="11"') +
    line(`M${x + 8} -12L${x + 14} 12M${x + 20} -14L${x + 26} 10`, "#431c0c", 3, 'opacity=".6"');
  return [
    line(
      "M-40 -60C-50 -72 -28 -78 -38 -94M0 -66C-10 -78 12 -84 2 -100M38 -64C28 -76 50 -82 40 -96",
      "#fff4dc",
      4.5,
      'opacity=".4"',
    ),
    ellipse(0, 62, 92, 24, pen.linear(["#fff8ea", "#b49c80"])),
    ellipse(0, 58, 80, 18, pen.shade(pen.palette.mid)),
    path(
      "M-70 54C-50 34 -30 44 -14 40C10 30 44 36 70 52C40 70 -40 70 -70 54Z",
      pen.shade("#e8c88a"),
    ),
    ...[-34, 8].map((y, row) =>
      place(
        row ? 4 : -4,
        y,
        0.9,
        row ? -3 : -6,
        line("M-104 0H104", "#cfd8de", 5),
        cube(-76),
        ellipse(-32, 0, 13, 24, pen.shade("#4f9440")),
        cube(-18),
        circle(32, 0, 21, pen.ball("#d8372a")),
        cube(54),
        circle(-104, 0, 8, "none", 'stroke="#d5dde2" stroke-width="4"'),
        gleam(26, -9, 7, 4, -30, 0.6),
      ),
    ),
    path("M56 60q10 -20 26 -18q-2 18 -26 18ZM-80 62q-12 -16 -2 -24q12 8 2 24Z", "#5a9a4a"),
  ].join("");
};
