import { circle, line, mirrored, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const lantern: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    circle(0, 6, 98, pen.glow("#ffd98a", 0.55)),
    line("M0 -102V-78", "#d9a24a", 4),
    circle(0, -80, 8, "none", `stroke="${pen.gold}" stroke-width="5"`),
    path("M-10 -72H10L36 -42H-36Z", pen.gold),
    path("M-40 -42H40L44 -32H-44Z", pen.darkGold),
    path(
      "M-40 -32H40C66 -8 66 26 34 54H-34C-66 26 -66 -8 -40 -32Z",
      pen.radial(["#fff6cf", ["#ffc45a", 0.5], accent], 0.5, 0.5, 0.6),
    ),
    mirrored(
      path("M-40 -32H-30C-52 -6 -52 24 -26 54H-34C-66 26 -66 -8 -40 -32Z", mid, 'opacity=".75"'),
      path("M-14 -32H-4V54H-12C-26 28 -26 -6 -14 -32Z", mid, 'opacity=".55"'),
    ),
    line(
      "M-30 -32C-52 -6 -52 24 -26 54M30 -32C52 -6 52 24 26 54M-14 -32C-26 -6 -26 28 -12 54M14 -32C26 -6 26 28 12 54M-56 10H56",
      "#8a5016",
      3,
    ),
    path("M0 -8L6 4L18 10L6 16L0 28L-6 16L-18 10L-6 4Z", "#fffbe6"),
    path("M-40 54H40L34 64H-34Z", pen.darkGold),
    path("M-28 64H28L8 80H-8Z", pen.gold),
    line("M0 80V98M-8 80L-10 92M8 80L10 92", accent, 4),
    path("M-44 -20C-56 0 -54 22 -40 40C-46 20 -46 0 -36 -20Z", "#fff", 'opacity=".4"'),
  ].join("");
};
