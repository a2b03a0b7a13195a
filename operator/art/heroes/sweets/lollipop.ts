import { lighten } from "../../colour.ts";
import { circle, line, path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const lollipop: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  const blades = [0, 60, 120, 180, 240, 300];
  return place(
    0,
    0,
    1,
    14,
    line("M0 26V100", "#fffaf0", 9),
    line("M3 40V100", "#c9b9a8", 2.5),
    circle(0, -30, 62, lighten(mid, 0.6)),
    ...blades.map((turn) =>
      place(
        0,
        -30,
        1,
        turn,
        path(
          "M0 0C20 -10 30 -36 18 -59A62 62 0 0 1 54 -31C40 -14 20 -4 0 0Z",
          turn % 120 ? mid : accent,
        ),
      ),
    ),
    circle(0, -30, 62, pen.radial(["#ffffff66", ["#ffffff00", 0.5], "#0b102466"], 0.36, 0.3, 0.8)),
    circle(0, -30, 62, "none", 'stroke="#fff" stroke-opacity=".5" stroke-width="3"'),
    gleam(-26, -60, 20, 9, -38, 0.65),
    path(
      "M0 34C-14 26 -34 26 -38 36C-34 46 -14 44 0 38C14 44 34 46 38 36C34 26 14 26 0 34Z",
      pen.shade(accent),
    ),
  );
};
