import { darken, lighten } from "../../colour.ts";
import { circle, path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const planet: Hero = (pen) => {
  const { accent, mid, light } = pen.palette;
  const globe = "M-60 0a60 60 0 1 0 120 0a60 60 0 1 0 -120 0Z";
  return place(
    0,
    0,
    1,
    -18,
    path(
      "M-60 -6C-104 -2 -110 14 -84 20C-30 34 40 30 84 14C110 4 100 -12 60 -10C76 -6 80 0 66 6C30 20 -34 24 -70 12C-84 6 -78 -2 -60 -6Z",
      light,
      'opacity=".35"',
    ),
    path(globe, pen.ball(accent)),
    path(
      "M-56 -22C-20 -10 24 -12 57 -20L59 -8C24 2 -22 4 -60 -6ZM-52 30C-20 40 20 40 54 26L46 40C20 52 -18 52 -42 42Z",
      darken(accent, 0.35),
      'opacity=".6"',
    ),
    path(
      "M-40 -44C-14 -36 16 -36 42 -44L50 -34C20 -26 -20 -26 -50 -34Z",
      lighten(accent, 0.5),
      'opacity=".55"',
    ),
    path(
      "M60 -8C110 -18 108 8 84 16C40 32 -30 34 -84 20C-112 12 -104 -4 -62 -6C-76 0 -76 8 -60 12C-20 24 40 20 70 6C78 2 76 -4 60 -8Z",
      pen.linear([lighten(mid, 0.75), [lighten(mid, 0.3), 0.5], lighten(mid, 0.85)], 0, 0, 1, 0),
    ),
    path("M-92 12C-40 28 40 28 92 8C40 34 -40 36 -92 12Z", darken(mid, 0.3), 'opacity=".6"'),
    gleam(-26, -32, 16, 8, -36, 0.5),
    circle(78, -58, 12, pen.ball(light)),
  );
};
