import { circle, line, path } from "../../svg.ts";
import { type Hero, gleam, leaf } from "../hero.ts";

export const fig: Hero = (pen) =>
  [
    line("M-16 -58C-20 -74 -20 -84 -30 -94", "#5d6b2c", 9),
    leaf(pen, -18, -62, 70, -34, "#5a8f43"),
    path(
      "M-20 -62C8 -66 20 -28 40 0C64 34 34 82 -16 82C-66 82 -90 36 -68 2C-50 -26 -46 -60 -20 -62Z",
      pen.radial(["#8f6a96", ["#4d2a58", 0.55], "#23102e"], 0.3, 0.3, 0.85),
    ),
    line(
      "M-18 -52C-46 -10 -56 30 -44 66M-16 -52C-16 -8 -14 40 -16 76M-12 -50C10 -8 20 30 14 68",
      "#23102e",
      2,
      'opacity=".45"',
    ),
    gleam(-46, 8, 9, 26, 20, 0.35),
    circle(46, 42, 46, "#e9dcb2"),
    circle(46, 42, 38, pen.radial(["#f9a58a", ["#c93a4f", 0.55], "#8a1d3a"])),
    line(
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) => {
          const angle = (turn * Math.PI) / 180;
          return `M${(46 + Math.cos(angle) * 12).toFixed(1)} ${(42 + Math.sin(angle) * 12).toFixed(1)}L${(46 + Math.cos(angle) * 30).toFixed(1)} ${(42 + Math.sin(angle) * 30).toFixed(1)}`;
        })
        .join(""),
      "#ffe2b0",
      4,
    ),
    circle(46, 42, 8, "#ffe9bf"),
  ].join("");
