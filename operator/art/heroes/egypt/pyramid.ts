import { line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const pyramid: Hero = (pen) =>
  [
    path("M52 -14L4 92H100Z", pen.linear(["#d99b4e", "#8a5526"], 0, 0, 1, 0)),
    path("M52 -14L4 92H50Z", "#f2cb83"),
    path("M-22 -66L-98 92H62Z", pen.linear(["#fbe0a4", ["#e3b261", 0.5], "#b67a38"])),
    path("M-22 -66L18 92H62Z", pen.linear(["#b67a38", "#6a3f1c"])),
    path("M-22 -66L-36 -37L-15 -37L-8 -37Z", pen.gold),
    path("M-22 -66L-15 -37H-8Z", "#9a5a18"),
    line("M-50 -8H-7M-64 22H1M-78 52H9M-90 78H15", "#8f5c28", 2.5, 'opacity=".5"'),
    line(
      "M-40 22V7M-20 7V-8M-56 52V36M-30 50V24M-66 78V54M-40 78V54M-14 78V54",
      "#8f5c28",
      2,
      'opacity=".4"',
    ),
    path("M-40 92V74C-40 62 -24 62 -24 74V92Z", "#3a2010"),
  ].join("");
