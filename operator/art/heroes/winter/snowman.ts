import { circle, disc, line, path, rect } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const snowman: Hero = (pen) => {
  const { accent } = pen.palette;
  const snow = pen.radial(["#ffffff", ["#eef4f8", 0.5], "#9db8cc"], 0.36, 0.28, 0.8);
  return [
    line("M-44 8L-84 -20M-70 -10L-80 -2M-70 -10L-76 -30M44 8L82 -22M68 -12L82 -4", "#5a3a20", 6),
    circle(0, 48, 50, snow),
    circle(0, -24, 38, snow),
    path(
      "M-34 0C-14 14 14 14 34 0L37 12C30 20 30 34 34 52L18 50C16 38 16 28 20 22C-2 26 -22 20 -37 14Z",
      pen.shade(accent),
    ),
    line("M20 44L32 46", "#fff4dc", 3),
    rect(-30, -92, 60, 36, pen.linear(["#4a4458", "#1b1826"], 0, 0, 1, 0.2), 'rx="5"'),
    path("M-46 -60H46C50 -54 48 -50 44 -50H-44C-48 -50 -50 -54 -46 -60Z", "#2a2638"),
    rect(-30, -70, 60, 10, accent),
    circle(-13, -32, 5, "#17141f"),
    circle(13, -32, 5, "#17141f"),
    path("M0 -24L30 -18L0 -14C-4 -16 -4 -22 0 -24Z", pen.shade("#ee8318")),
    path(
      disc(-16, -10, 2.5) +
        disc(-7, -5, 2.5) +
        disc(4, -4, 2.5) +
        disc(14, -8, 2.5) +
        disc(0, 34, 5) +
        disc(0, 54, 5) +
        disc(0, 74, 5),
      "#17141f",
    ),
    gleam(-20, 24, 10, 16, 30, 0.6),
  ].join("");
};
