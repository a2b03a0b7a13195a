import { darken } from "../../colour.ts";
import { line, path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const boxingGlove: Hero = (pen) => {
  const red = pen.palette.accent;
  return place(
    0,
    0,
    1,
    -10,
    path("M-34 34H44V84C44 92 38 96 30 96H-20C-28 96 -34 92 -34 84Z", pen.shade("#fff4dc")),
    path("M-34 52H44V66H-34Z", darken(red, 0.2)),
    path(
      "M-36 44C-60 26 -70 -8 -58 -44C-46 -84 8 -100 50 -80C88 -60 92 -6 66 26C58 38 50 44 44 46Z",
      pen.ball(red),
    ),
    path(
      "M-58 -10C-86 -14 -92 26 -66 38C-48 46 -26 36 -20 14C-18 0 -34 -10 -58 -10Z",
      pen.ball(red),
    ),
    path("M-22 8C-10 14 8 14 20 6", "none", `stroke="${darken(red, 0.55)}" stroke-width="4"`),
    path("M-46 -52C-34 -78 6 -88 34 -78C4 -74 -20 -62 -32 -38Z", "#fff", 'opacity=".45"'),
    line("M-8 40V88M8 40V88M-8 76L8 84M-8 84L8 76", "#a98d6a", 2.5, 'opacity=".7"'),
    gleam(-66, 6, 9, 5, -30, 0.5),
  );
};
