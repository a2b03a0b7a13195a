import { circle, line, path, place, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** A scratch ticket, half rubbed off. */
export const ticket: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  const edge = "M-92 -54H92V-22A20 20 0 0 0 92 18V54H-92V18A20 20 0 0 0 -92 -22Z";
  return place(
    0,
    0,
    1,
    -10,
    path(edge, "#05070f", 'opacity=".35" transform="translate(5 8)"'),
    path(edge, pen.linear(["#fff8e6", "#e9d2a2"])),
    path("M-84 -46H84V-34H-84ZM-84 34H84V46H-84Z", accent),
    line("M-76 -40H80M-76 40H80", "#fff4dc", 4, 'stroke-dasharray="0.1 12"'),
    rect(
      -66,
      -24,
      132,
      50,
      pen.linear(["#e9edf0", ["#aab4bd", 0.5], "#7f8b96"], 0, 0, 1, 1),
      'rx="6"',
    ),
    path(
      "M-62 -20C-30 -24 -6 -12 8 -20C26 -14 34 -2 28 8C12 12 4 22 -14 20C-36 24 -56 18 -62 22Z",
      mid,
    ),
    path("M-44 2L-32 -12L-20 2L-32 16ZM-8 2L4 -12L16 2L4 16Z", pen.gold),
    circle(48, 2, 13, pen.gold),
    path("M48 -6L55 2L48 10L41 2Z", "#8a5016"),
    path("M-92 -54H92V-46C40 -40 -40 -50 -92 -38Z", "#fff", 'opacity=".4"'),
  );
};
