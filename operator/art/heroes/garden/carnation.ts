import { darken, lighten } from "../../colour.ts";
import { line, path, place, round } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const carnation: Hero = (pen) => {
  const tone = pen.palette.accent;
  const fan = (radius: number, teeth: number): string => {
    const points = Array.from({ length: teeth * 2 + 1 }, (_, index) => {
      const angle = Math.PI + (index / (teeth * 2)) * Math.PI;
      const reach = index % 2 ? radius : radius * 0.86;
      return `L${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach * 0.92)}`;
    });
    return `M0 14${points.join("")}Z`;
  };
  return [
    line("M0 20C-4 50 2 74 0 96", pen.linearAt(["#5fae6c", "#255c3d"], 0, 0, 0, 96), 7),
    path(
      "M0 80C-30 78 -54 66 -76 40C-44 46 -14 56 0 80ZM0 68C26 66 52 52 72 22C38 32 10 44 0 68Z",
      pen.shade("#3f8a58"),
    ),
    place(0, -2, 1, 0, path(fan(92, 13), pen.linear([lighten(tone, 0.18), darken(tone, 0.4)]))),
    place(0, 0, 1, 0, path(fan(70, 10), pen.linear([lighten(tone, 0.35), darken(tone, 0.2)]))),
    place(0, 2, 1, 0, path(fan(48, 8), pen.linear([lighten(tone, 0.62), tone]))),
    path("M-18 8C-18 34 -10 46 0 48C10 46 18 34 18 8C8 14 -8 14 -18 8Z", pen.shade("#2f7a4c")),
    line(
      "M-60 -22L-22 4M-36 -46L-12 -2M0 -56L0 -4M36 -46L12 -2M60 -22L22 4",
      "#fff",
      2,
      'opacity=".35"',
    ),
  ].join("");
};
