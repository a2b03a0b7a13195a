import { darken, lighten } from "../../colour.ts";
import { circle, line, mirrored, path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const wrappedCandy: Hero = (pen) => {
  const { accent, light } = pen.palette;
  const twist =
    "M40 -10C60 -30 84 -40 98 -38C88 -22 92 -10 84 0C92 10 88 22 98 38C84 40 60 30 40 10Z";
  return place(
    0,
    0,
    1,
    -22,
    mirrored(
      path(twist, pen.linear([lighten(accent, 0.4), accent], 0, 0, 1, 0)),
      line("M50 0L86 -22M52 0H84M50 0L86 22", darken(accent, 0.4), 2.5, 'opacity=".6"'),
    ),
    circle(0, 0, 50, pen.ball(accent)),
    `<g ${pen.clip("M-50 0a50 50 0 1 0 100 0a50 50 0 1 0 -100 0Z")}>${path("M-60 -34C-30 -50 10 -40 20 -60L40 -50C20 -24 -20 -30 -60 -8ZM-60 22C-20 0 20 8 56 -24L60 2C30 26 -10 22 -56 48ZM-20 56C10 36 34 34 56 22L44 60Z", light, 'opacity=".85"')}</g>`,
    circle(0, 0, 50, pen.radial(["#ffffff55", ["#ffffff00", 0.45], "#0b102477"], 0.36, 0.3, 0.8)),
    gleam(-18, -26, 18, 8, -36, 0.7),
  );
};
