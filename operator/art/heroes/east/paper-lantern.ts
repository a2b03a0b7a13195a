import { darken } from "../../colour.ts";
import { circle, ellipse, line, path, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const paperLantern: Hero = (pen) => {
  const red = "#d8321f";
  return [
    circle(0, 0, 98, pen.glow("#ffb45a", 0.5)),
    line("M0 -102V-66", "#e3a53c", 4),
    rect(-26, -70, 52, 14, pen.darkGold, 'rx="4"'),
    ellipse(0, 0, 76, 60, pen.radial(["#ffd27a", ["#ee5a30", 0.45], "#8a1420"], 0.42, 0.4, 0.65)),
    path(
      "M0 -60C-30 -40 -30 40 0 60M0 -60C30 -40 30 40 0 60M-20 -58C-70 -40 -70 40 -20 58M20 -58C70 -40 70 40 20 58",
      "none",
      `stroke="${darken(red, 0.4)}" stroke-width="2.5" opacity=".6"`,
    ),
    path(
      "M0 -24C10 -34 26 -26 22 -12C36 -10 36 8 22 12C26 26 10 34 0 24C-10 34 -26 26 -22 12C-36 8 -36 -10 -22 -12C-26 -26 -10 -34 0 -24Z",
      "#ffe7a0",
    ),
    circle(0, 0, 10, red),
    rect(-26, 56, 52, 12, pen.darkGold, 'rx="4"'),
    line("M0 68V98M-10 68L-13 92M10 68L13 92", "#f0b83a", 5),
    path("M-60 -20C-52 -44 -30 -54 -14 -56C-34 -44 -46 -26 -48 0Z", "#fff", 'opacity=".4"'),
  ].join("");
};
