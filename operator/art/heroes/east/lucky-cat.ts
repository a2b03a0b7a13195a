import { circle, ellipse, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const luckyCat: Hero = (pen) => {
  const white = pen.linear(["#ffffff", ["#f4ece2", 0.5], "#b9a6a0"], 0.1, 0, 0.8, 1);
  return [
    path("M40 -6C58 -20 62 -50 56 -70C52 -92 84 -92 82 -68C80 -34 72 4 52 24Z", white),
    path("M-60 92C-74 50 -60 12 -30 2H34C60 12 72 50 60 92Z", white),
    path("M-56 -30L-62 -86L-28 -66H28L60 -86L56 -30C58 0 34 18 0 18C-34 18 -58 0 -56 -30Z", white),
    path("M-56 -74L-34 -62L-50 -46ZM55 -74L34 -62L50 -46Z", "#e27a78"),
    path("M-46 10C-20 24 20 24 46 10L50 22C22 36 -22 36 -50 22Z", "#c8242f"),
    circle(0, 34, 11, pen.ball("#f0b83a")),
    ellipse(0, 66, 30, 24, pen.gold),
    path("M0 50L12 66L0 82L-12 66Z", "#9a5a18"),
    line("M-32 -26C-28 -34 -18 -34 -14 -26M14 -26C18 -34 28 -34 32 -26", "#241a26", 4.5),
    path("M-6 -16H6L0 -9Z", "#e26a6a"),
    line("M0 -9C-2 -2 -10 -2 -12 -6M0 -9C2 -2 10 -2 12 -6", "#241a26", 3),
    line("M-40 -16L-62 -20M-40 -10L-62 -8M40 -16L60 -20M40 -10L60 -8", "#8a7a78", 2.5),
    path("M60 -82q8 -4 14 2M60 -66q8 -4 16 0", "none", 'stroke="#e27a78" stroke-width="4"'),
    gleam(-30, -52, 12, 6, -30, 0.6),
    path("M-50 92C-52 80 -30 78 -28 92ZM28 92C30 78 52 80 50 92Z", "#fffaf4"),
  ].join("");
};
