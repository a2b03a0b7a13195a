import { line, path, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** The portal of a caravanserai: a Seljuk gate with its niche of stalactites. */
export const caravanserai: Hero = (pen) => {
  const stone = pen.linear(["#f6dfae", ["#d3a868", 0.5], "#8a5c30"], 0.1, 0, 0.8, 1);
  return [
    rect(-92, -20, 184, 112, pen.linear(["#c99a5e", "#7a4c26"]), 'rx="2"'),
    path(
      "M-92 -20h14v-12h16v12h14v-12h16v12h14v-12h-60ZM92 -20h-14v-12h-16v12h-14v-12h-16v12h-14v-12h60Z",
      "#c99a5e",
    ),
    rect(-54, -92, 108, 184, stone),
    path("M-54 -92H54V-80H-54Z", pen.palette.mid),
    line("M-46 -86H46", "#f6e8c8", 5, 'stroke-dasharray="1 9"'),
    path("M-40 92V-10C-40 -40 -14 -58 0 -72C14 -58 40 -40 40 -10V92Z", "#6a4020"),
    path(
      "M-34 92V-8C-34 -34 -12 -50 0 -62C12 -50 34 -34 34 -8V92Z",
      pen.linear([pen.palette.deep, "#2a1608"]),
    ),
    path(
      "M-30 -14l10 -8l10 8l10 -8l10 8l10 -8l10 8l-10 12l-10 -10l-10 10l-10 -10l-10 10ZM-20 -32l10 -8l10 8l10 -8l10 8l-10 12l-10 -10l-10 10ZM-8 -48l8 -7l8 7l-8 9Z",
      "#f0d49a",
    ),
    path("M-22 92V24C-22 8 -8 2 0 -4C8 2 22 8 22 24V92Z", pen.linear(["#3a1f0e", "#ffb45a"])),
    path("M-10 92V44C-10 34 10 34 10 44V92Z", "#fff0b8", 'opacity=".7"'),
    path("M-54 -92H-46V92H-54Z", "#fff", 'opacity=".25"'),
    path("M-74 10l8 -8l8 8v18h-16ZM58 10l8 -8l8 8v18h-16Z", "#4a2a12"),
  ].join("");
};
