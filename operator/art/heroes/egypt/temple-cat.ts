import { circle, ellipse, line, mirrored, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const templeCat: Hero = (pen) => {
  const fur = pen.linearAt(["#5a6480", ["#2b3048", 0.5], "#0e1120"], -50, -80, 50, 90);
  return [
    line("M40 78C84 78 92 40 72 14", "#1b1f33", 11),
    path("M-30 -10C-46 20 -56 60 -52 92H48C52 60 44 14 28 -10Z", fur),
    path("M-34 -40L-40 -92L-14 -70H14L40 -92L34 -40C38 -14 20 2 0 2C-20 2 -38 -14 -34 -40Z", fur),
    path("M-34 -80L-18 -66L-30 -56ZM34 -80L18 -66L30 -56Z", "#c98a6a"),
    mirrored(
      path("M8 -38C14 -46 24 -46 28 -40C22 -32 12 -32 8 -38Z", "#f4d35e"),
      ellipse(18, -39, 2.5, 5, "#14111f"),
    ),
    path("M-5 -20H5L0 -14Z", "#e2a08a"),
    path("M-30 -4C-14 8 14 8 30 -4L38 26C16 44 -16 44 -38 26Z", pen.gold),
    path("M-32 6C-14 18 14 18 32 6L35 14C16 28 -16 28 -35 14Z", pen.shade(pen.palette.mid)),
    circle(0, 34, 9, pen.ball("#c8302f")),
    circle(-38, -72, 6, "none", `stroke="${pen.gold}" stroke-width="3"`),
    line("M-16 92V56M16 92V56", "#0b0e1a", 4),
    path("M-46 60C-40 40 -30 30 -24 30C-34 50 -38 70 -38 90H-50Z", "#8fa0c4", 'opacity=".25"'),
    place(
      0,
      0,
      1,
      0,
      line(
        "M-24 -14L-48 -20M-24 -10L-48 -8M24 -14L48 -20M24 -10L48 -8",
        "#c8cede",
        1.5,
        'opacity=".6"',
      ),
    ),
  ].join("");
};
