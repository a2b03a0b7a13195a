import { darken } from "../../colour.ts";
import { ellipse, mirrored, path, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const gift: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    rect(-66, -10, 132, 102, pen.shade(mid), 'rx="6"'),
    rect(-76, -36, 152, 34, pen.shade(mid), 'rx="6"'),
    path("M-66 -2H66V8H-66Z", "#0b1024", 'opacity=".3"'),
    path("M-15 -36H15V92H-15Z", pen.linear(["#ffe08a", ["#e8a52c", 0.5], "#a8641a"], 0, 0, 1, 0.2)),
    mirrored(
      path("M0 -36C-20 -84 -70 -90 -70 -62C-70 -44 -30 -36 0 -36Z", pen.shade(accent)),
      path("M-8 -40C-22 -66 -54 -72 -54 -60C-54 -50 -28 -44 -8 -40Z", darken(accent, 0.5)),
      path(
        "M-6 -34C-22 -20 -38 -10 -54 -6L-46 -20L-60 -26C-40 -30 -22 -34 -6 -38Z",
        pen.shade(accent),
      ),
    ),
    ellipse(0, -38, 15, 13, pen.shade(accent)),
    path(
      "M-46 22l9 -11l9 11l-9 11ZM28 22l9 -11l9 11l-9 11ZM-46 62l9 -11l9 11l-9 11ZM28 62l9 -11l9 11l-9 11Z",
      "#fff",
      'opacity=".3"',
    ),
    path("M-76 -36H76V-28H-76Z", "#fff", 'opacity=".3"'),
    path("M-60 0H-48V86H-60Z", "#fff", 'opacity=".18"'),
  ].join("");
};
