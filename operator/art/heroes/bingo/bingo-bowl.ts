import { circle, ellipse, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";
import { numberedBall } from "./numbered-ball.ts";

/** A glass bowl in which the balls tumble. */
export const bingoBowl: Hero = (pen) =>
  [
    path("M-46 66H46L62 94H-62Z", pen.gold),
    path("M-62 90H62V98H-62Z", pen.darkGold),
    line("M-80 -8H-96M80 -8H96V20", pen.linearAt(["#f6cf68", "#9a5a18"], 0, -10, 0, 20), 8),
    circle(96, 24, 9, pen.ball("#d8303c")),
    circle(0, -8, 80, pen.radial(["#ffffff22", ["#bfe3ea33", 0.7], "#ffffff66"])),
    numberedBall(pen, -34, 28, 25, 7, "#d8303c"),
    numberedBall(pen, 16, 40, 25, 24, "#1f6fc0"),
    numberedBall(pen, 48, 6, 22, 61, "#2a9a66"),
    numberedBall(pen, -4, -4, 26, 90, "#e5a51c"),
    numberedBall(pen, -46, -22, 20, 3, "#8a4a9c"),
    numberedBall(pen, 20, -50, 20, 15, "#e2703c"),
    circle(0, -8, 80, "none", 'stroke="#fff" stroke-opacity=".75" stroke-width="4"'),
    ellipse(0, -8, 80, 20, "none", 'stroke="#f2c14d" stroke-width="4"'),
    ellipse(0, -8, 28, 80, "none", 'stroke="#f2c14d" stroke-opacity=".7" stroke-width="3"'),
    path("M-66 -34C-56 -64 -30 -80 -6 -82C-34 -70 -50 -50 -56 -22Z", "#fff", 'opacity=".55"'),
  ].join("");
