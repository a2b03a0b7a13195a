import { darken, lighten } from "../../colour.ts";
import { line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const carpet: Hero = (pen) => {
  const { accent, mid, light } = pen.palette;
  return [
    line(
      "M-84 -62L-96 -70M-88 -44L-100 -50M-90 -26L-102 -30M-92 -8L-104 -10M92 16L104 18M90 34L102 38M86 52L98 58M82 70L92 78",
      light,
      4,
    ),
    path(
      "M-84 -70C-40 -40 20 -86 82 -30C98 0 96 44 74 80C30 34 -34 78 -88 30C-98 -4 -96 -44 -84 -70Z",
      pen.linear([lighten(accent, 0.2), [accent, 0.4], darken(accent, 0.4)], 0, 0, 1, 1),
    ),
    path(
      "M-74 -50C-34 -28 20 -66 70 -20C82 4 80 34 66 58C26 24 -32 58 -78 20C-84 -8 -82 -32 -74 -50Z",
      "none",
      `stroke="${light}" stroke-width="5"`,
    ),
    path(
      "M-74 -50C-34 -28 20 -66 70 -20C82 4 80 34 66 58C26 24 -32 58 -78 20C-84 -8 -82 -32 -74 -50Z",
      "none",
      `stroke="${mid}" stroke-width="9" stroke-linecap="butt" stroke-dasharray="5 11"`,
    ),
    path("M-10 -34L30 0L-2 40L-42 8Z", darken(mid, 0.2)),
    path("M-9 -20L18 1L-3 28L-30 7Z", light),
    path("M-7 -8L8 2L-4 17L-19 6Z", accent),
    path(
      "M42 -16l10 9l-8 11l-11 -9ZM-54 4l10 9l-9 12l-11 -9ZM34 22l9 8l-8 10l-9 -8ZM-48 -26l9 8l-8 10l-10 -8Z",
      light,
    ),
    path(
      "M-84 -70C-40 -40 20 -86 82 -30C60 -40 40 -46 10 -42C-30 -36 -60 -46 -84 -70Z",
      "#fff",
      'opacity=".28"',
    ),
    path(
      "M-88 30C-34 78 30 34 74 80C60 76 20 60 -12 64C-44 68 -70 56 -88 30Z",
      "#0b1024",
      'opacity=".3"',
    ),
  ].join("");
};
