import { darken, lighten } from "../../colour.ts";
import { circle, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const eagle: Hero = (pen) => {
  const brown = "#6d4426";
  return [
    path("M-62 96C-56 50 -50 20 -30 -6L46 -2C66 24 74 60 80 96Z", pen.shade(brown)),
    path(
      "M-40 96L-26 50L-14 96ZM-4 96L8 56L22 96ZM34 96L44 54L60 96Z",
      lighten(brown, 0.25),
      'opacity=".6"',
    ),
    path(
      "M-50 -40C-44 -84 20 -96 48 -64C70 -40 66 -2 60 30L44 18L38 44L20 24L8 52L-8 26L-24 44L-32 20C-46 4 -54 -16 -50 -40Z",
      pen.linear(["#ffffff", ["#f2e9dc", 0.5], "#a89684"], 0.1, 0, 0.8, 1),
    ),
    line("M-8 -4L0 14M14 -10L20 8M34 -20L38 0M40 -46L48 -30", "#b7a692", 3),
    path(
      "M-46 -44C-74 -50 -96 -32 -94 4C-92 14 -84 16 -82 6C-78 -8 -62 -8 -42 -10Z",
      pen.linear(["#ffd25a", ["#efa022", 0.5], "#a85a10"]),
    ),
    path("M-90 -18C-78 -26 -60 -22 -44 -22", "none", 'stroke="#a85a10" stroke-width="3"'),
    path(
      "M-46 -46C-30 -62 -8 -58 4 -48C-6 -46 -18 -42 -24 -36C-34 -36 -42 -40 -46 -46Z",
      darken(brown, 0.5),
    ),
    circle(-22, -40, 10, "#f7c234"),
    circle(-24, -40, 5.5, "#14101a"),
    path("M-46 -50C-30 -58 -12 -54 2 -46L-2 -42C-16 -48 -32 -50 -46 -46Z", darken(brown, 0.3)),
    circle(-27, -42, 1.8, "#fff"),
    gleam(14, -66, 20, 8, 16, 0.7),
  ].join("");
};
