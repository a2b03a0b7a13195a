import { darken, lighten } from "../../colour.ts";
import { circle, line, mirrored, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const jadeMask: Hero = (pen) => {
  const jade = "#2a9a72";
  const { accent } = pen.palette;
  const feathers = [-62, -42, -21, 0, 21, 42, 62];
  return [
    ...feathers.map((turn, index) =>
      place(
        0,
        10,
        1,
        turn,
        path(
          "M-9 -50C-16 -80 -10 -100 0 -110C10 -100 16 -80 9 -50Z",
          pen.shade([accent, "#e3b23c", "#1f7fb0"][index % 3]!),
        ),
        line("M0 -56V-98", "#fff", 2, 'opacity=".4"'),
      ),
    ),
    path("M-66 -34C-30 -54 30 -54 66 -34L60 -16H-60Z", pen.gold),
    path(
      "M-58 -20H58C64 30 40 92 0 94C-40 92 -64 30 -58 -20Z",
      pen.linear([lighten(jade, 0.45), [jade, 0.45], darken(jade, 0.5)], 0.1, 0, 0.8, 1),
    ),
    mirrored(
      path("M-46 -4C-40 -14 -18 -14 -12 -2C-18 8 -40 8 -46 -4Z", "#fff6dc"),
      circle(-28, -3, 6.5, "#2a1410"),
      circle(-66, 22, 12, pen.gold),
      circle(-66, 22, 5, accent),
      path("M-48 18L-22 24L-26 36L-46 34Z", darken(jade, 0.35), 'opacity=".7"'),
      line("M-50 -12C-40 -22 -22 -22 -12 -12", darken(jade, 0.55), 5),
    ),
    path("M-10 -8H10L18 32H-18Z", lighten(jade, 0.3)),
    path("M-26 50H26V70C14 78 -14 78 -26 70Z", "#2a1410"),
    path("M-22 52H-12V62H-22ZM-10 52H-1V62H-10ZM1 52H10V62H1ZM12 52H22V62H12Z", "#fff6dc"),
    path("M0 -48L12 -34L0 -20L-12 -34Z", pen.shade(accent)),
    path("M-50 -16C-50 20 -42 50 -28 70C-34 44 -36 14 -34 -16Z", "#fff", 'opacity=".3"'),
  ].join("");
};
