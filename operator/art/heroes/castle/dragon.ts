import { darken, lighten } from "../../colour.ts";
import { line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const dragon: Hero = (pen) => {
  const scale = pen.palette.accent;
  const tone = (share: number) => (share < 0 ? darken(scale, -share) : lighten(scale, share));
  return [
    path(
      "M34 -60C78 -58 96 -14 84 32C78 60 84 80 94 98H14C30 70 30 40 20 10Z",
      pen.linear([tone(0.15), tone(-0.5)], 0, 0, 1, 1),
    ),
    path("M50 -56L74 -72L72 -46L94 -46L82 -22L100 -10L84 8L96 28L78 34Z", tone(-0.45)),
    path("M28 26C34 50 30 76 18 98H44C54 74 52 46 44 20Z", "#f3d79a", 'opacity=".85"'),
    line("M30 44L48 40M30 60L50 58M26 78L48 76", tone(-0.5), 3, 'opacity=".6"'),
    path(
      "M2 -56C-4 -84 -26 -94 -50 -96C-32 -84 -22 -68 -20 -48ZM32 -62C36 -88 62 -98 84 -98C68 -86 58 -68 50 -46Z",
      pen.linear(["#fff4d6", ["#d9b376", 0.5], "#7a542a"]),
    ),
    path(
      "M-20 -50C0 -72 48 -68 56 -36C62 -8 48 16 26 24C4 30 -10 28 -26 38C-46 50 -72 52 -86 40C-94 30 -92 18 -84 10C-64 0 -40 -14 -20 -50Z",
      pen.linear([tone(0.3), [scale, 0.5], tone(-0.4)], 0.2, 0, 0.6, 1),
    ),
    path(
      "M-86 40C-66 34 -44 30 -24 22C-6 16 14 18 26 24C4 30 -10 28 -26 38C-46 50 -72 52 -86 40Z",
      tone(-0.55),
    ),
    path("M-78 38l4 10l7 -11ZM-60 34l4 11l8 -13ZM-42 29l4 10l8 -13ZM-24 23l4 9l7 -10Z", "#fff8e6"),
    path("M-12 -28C-2 -40 14 -40 20 -28C10 -20 -4 -20 -12 -28Z", "#ffe08a"),
    path("M3 -36C6 -32 6 -26 3 -22C0 -26 0 -32 3 -36Z", "#14101a"),
    line("M-20 -38C-6 -50 14 -48 26 -34", tone(-0.6), 5),
    path("M-80 14C-76 8 -68 8 -66 14C-70 18 -76 18 -80 14Z", "#14101a"),
    path(
      "M-58 2C-40 -10 -28 -24 -16 -44C-4 -56 16 -60 32 -54C8 -50 0 -40 -12 -26C-26 -8 -40 2 -58 8Z",
      "#fff",
      'opacity=".3"',
    ),
    line("M30 -6l8 6M38 -20l9 5M18 6l8 7", tone(-0.5), 3.5, 'opacity=".6"'),
  ].join("");
};
