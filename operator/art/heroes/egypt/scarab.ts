import { circle, line, mirrored, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const scarab: Hero = (pen) => {
  const blue = "#1f6fb0";
  return [
    mirrored(
      path("M26 -22C60 -52 92 -40 98 -10C100 22 78 54 40 60C52 32 44 2 26 -22Z", pen.gold),
      path(
        "M36 -18C62 -38 84 -28 88 -8L46 2ZM48 10L88 4C88 20 82 30 74 38L48 24ZM48 32L68 44C60 50 52 53 46 54Z",
        pen.shade("#1f8f86"),
      ),
      path("M40 -18C60 -34 78 -28 84 -14L47 -6Z", pen.shade("#c23a2c")),
      line("M24 66C44 72 50 84 44 94M20 -52C30 -66 44 -68 52 -60", "#b9791d", 7),
    ),
    circle(0, -78, 20, pen.radial(["#fff0b8", ["#f2b13c", 0.6], "#c8641c"])),
    path("M-22 -40C-22 -66 22 -66 22 -40Z", pen.gold),
    path("M-38 -38H38C44 -24 40 -14 36 -10H-36C-40 -14 -44 -24 -38 -38Z", pen.gold),
    path("M-36 -6H36C48 30 36 76 0 92C-36 76 -48 30 -36 -6Z", pen.gold),
    path("M-30 0H-3V82C-34 66 -40 28 -30 0ZM30 0H3V82C34 66 40 28 30 0Z", pen.shade(blue)),
    line(
      "M-24 14L-6 14M-28 30L-6 30M-26 46L-6 46M-20 62L-6 62M24 14L6 14M28 30L6 30M26 46L6 46M20 62L6 62",
      "#0d3a66",
      3,
    ),
    gleam(-20, 14, 5, 16, 14, 0.4),
  ].join("");
};
