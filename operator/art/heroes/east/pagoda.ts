import { darken, lighten } from "../../colour.ts";
import { circle, line, path, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const pagoda: Hero = (pen) => {
  const { accent } = pen.palette;
  const roof = (y: number, half: number) =>
    path(
      `M${-half} ${y}C${-half * 0.6} ${y - 4} ${-half * 0.46} ${y - 14} ${-half * 0.4} ${y - 24}H${half * 0.4}C${half * 0.46} ${y - 14} ${half * 0.6} ${y - 4} ${half} ${y}C${half * 0.7} ${y + 8} ${-half * 0.7} ${y + 8} ${-half} ${y}Z`,
      pen.linear([lighten(accent, 0.3), accent, darken(accent, 0.45)]),
    ) +
    line(
      `M${-half + 4} ${y}C${-half * 0.5} ${y + 5} ${half * 0.5} ${y + 5} ${half - 4} ${y}`,
      "#f0c65a",
      3,
    );
  const storey = (y: number, half: number, height: number) =>
    rect(
      -half,
      y,
      half * 2,
      height,
      pen.linear(["#fff0cf", ["#e0bd86", 0.5], "#95653a"], 0, 0, 1, 0.2),
    ) +
    path(
      `M${-half * 0.6} ${y + 5}h${half * 0.36}v${height - 5}h${-half * 0.36}ZM${half * 0.24} ${y + 5}h${half * 0.36}v${height - 5}h${-half * 0.36}Z`,
      "#6a2a1a",
    );
  return [
    line("M0 -102V-72", "#f0c65a", 5),
    circle(0, -92, 6, pen.ball("#f0b83a")),
    storey(-50, 22, 30),
    storey(-14, 30, 34),
    storey(22, 40, 40),
    storey(52, 52, 38),
    roof(-46, 48),
    roof(-8, 66),
    roof(34, 84),
    rect(-66, 86, 132, 10, pen.shade("#7d6a58"), 'rx="3"'),
    path("M-10 90V68C-10 60 10 60 10 68V90Z", "#ffd98a"),
  ].join("");
};
