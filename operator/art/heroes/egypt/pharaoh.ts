import { circle, line, mirrored, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const pharaoh: Hero = (pen) => {
  const stripe = pen.palette.deep;
  return [
    path("M0 -86C54 -86 72 -40 78 10L92 92H-92L-78 10C-72 -40 -54 -86 0 -86Z", pen.gold),
    mirrored(
      path(
        "M50 -62L60 -46L34 -30L30 -40ZM66 -34L72 -16L40 -8L38 -20ZM76 -2L79 14L44 22L42 8ZM81 28L84 44L50 48L46 34ZM86 58L89 74L60 78L56 62Z",
        stripe,
      ),
    ),
    path(
      "M-40 -34C-40 -62 40 -62 40 -34C44 0 38 34 0 52C-38 34 -44 0 -40 -34Z",
      pen.linear(["#f6cf8a", ["#dba257", 0.5], "#8a5426"], 0.1, 0, 0.9, 1),
    ),
    path("M-46 -50C-30 -62 30 -62 46 -50V-38C30 -48 -30 -48 -46 -38Z", pen.gold),
    mirrored(
      path("M8 -14C14 -22 28 -22 34 -14C28 -8 14 -8 8 -14Z", "#fff8e6"),
      circle(21, -15, 5, "#1a1420"),
      line("M6 -13C14 -23 28 -23 42 -13M8 -28C18 -34 30 -34 38 -28", "#1a1c3a", 3.5),
    ),
    path("M-4 -12L-8 10H8L4 -12Z", "#b8783a", 'opacity=".6"'),
    path("M-14 24C-6 20 6 20 14 24C6 31 -6 31 -14 24Z", "#8d3a22"),
    path("M-8 50H8L6 92H-6Z", pen.darkGold),
    line("M-7 60H7M-6 70H6M-6 80H6", stripe, 3),
    path("M0 -60C-10 -66 -12 -84 0 -98C12 -84 10 -66 0 -60Z", pen.shade(pen.palette.accent)),
    path(
      "M-60 92C-40 74 -20 66 0 66C20 66 40 74 60 92Z",
      "none",
      `stroke="${stripe}" stroke-width="7"`,
    ),
    path("M-64 30C-66 0 -58 -46 -30 -70C-44 -40 -48 0 -50 34Z", "#fff", 'opacity=".3"'),
  ].join("");
};
