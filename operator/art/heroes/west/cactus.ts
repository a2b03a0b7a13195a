import { ellipse, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const cactus: Hero = (pen) => {
  const green = pen.linear(["#8cc06a", ["#3f8a48", 0.45], "#17482e"], 0, 0, 1, 0.2);
  return [
    ellipse(0, 90, 78, 10, "#05070f", 'opacity=".3"'),
    path(
      "M-26 34H-44C-66 34 -76 20 -76 0V-22C-76 -40 -48 -40 -48 -22V-2C-48 4 -46 6 -40 6H-26ZM26 50H46C68 50 78 34 78 14V-20C78 -38 50 -38 50 -20V10C50 18 46 22 40 22H26Z",
      green,
    ),
    path("M-30 90V-64C-30 -106 30 -106 30 -64V90Z", green),
    line(
      "M-12 82V-70M12 82V-70M-62 -20V2C-62 14 -54 20 -40 20M64 -18V14C64 30 56 36 42 36",
      "#17482e",
      3,
      'opacity=".5"',
    ),
    line(
      "M-22 -40l-5 -3M-22 -10l-5 -3M-22 50l-5 -3M22 -50l5 -3M22 0l5 -3M22 60l5 -3M0 -30l4 -4M0 10l4 -4M0 50l4 -4",
      "#fff6d8",
      3,
    ),
    path(
      "M-4 -94C-22 -104 -18 -84 -8 -88C-18 -78 2 -74 0 -86C8 -76 22 -84 10 -90C22 -98 8 -108 2 -96C4 -108 -10 -106 -4 -94Z",
      pen.shade(pen.palette.accent),
    ),
    path(
      "M64 -34C52 -42 54 -28 62 -30C58 -22 72 -22 68 -30C78 -30 76 -42 66 -36Z",
      pen.shade(pen.palette.accent),
    ),
    path("M-24 -60C-24 -84 -8 -90 0 -90C-10 -80 -14 -70 -14 -56V60H-24Z", "#fff", 'opacity=".25"'),
  ].join("");
};
