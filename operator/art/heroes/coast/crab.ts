import { circle, disc, ellipse, line, mirrored, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const crab: Hero = (pen) => {
  const red = "#d9472f";
  return [
    mirrored(
      line(
        "M40 40L78 52L84 74M34 54L62 74L62 92M46 26L88 32L98 50",
        pen.linearAt([red, "#7d1b1b"], 0, 20, 0, 90),
        9,
      ),
      line("M44 4C64 2 70 -14 66 -34", pen.linearAt([red, "#8d2420"], 0, -40, 0, 10), 14),
      path(
        "M66 -26C40 -36 40 -72 62 -92C58 -74 66 -64 74 -60C74 -76 82 -86 92 -88C100 -60 90 -34 66 -26Z",
        pen.shade(red),
      ),
      line("M18 -22L22 -44", "#a83324", 6),
    ),
    ellipse(0, 26, 62, 46, pen.ball(red)),
    path("M-56 40C-30 74 30 74 56 40C30 58 -30 58 -56 40Z", "#6d1418", 'opacity=".45"'),
    circle(-22, -48, 11, "#fff8e8"),
    circle(22, -48, 11, "#fff8e8"),
    circle(-20, -46, 5, "#16131f"),
    circle(24, -46, 5, "#16131f"),
    line("M-16 36C-6 44 8 44 18 36", "#5d1014", 4),
    path(
      disc(-34, 12, 4) + disc(-22, 0, 3) + disc(32, 14, 4) + disc(20, 0, 3),
      "#ffd2b0",
      'opacity=".6"',
    ),
    gleam(-24, -2, 18, 7, -20, 0.4),
  ].join("");
};
