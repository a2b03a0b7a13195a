import { circle, line, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** The openwork sun of the Hittites, with its three stags become stars. */
export const sunDisc: Hero = (pen) => {
  const rays = Array.from({ length: 16 }, (_, index) => (index * 360) / 16);
  const bronze = pen.copper;
  return [
    line("M-22 70L-34 96M22 70L34 96", pen.linearAt(["#e39a66", "#6d3016"], 0, 60, 0, 98), 9),
    circle(0, -6, 78, "none", `stroke="${bronze}" stroke-width="15"`),
    circle(0, -6, 88, "none", `stroke="${pen.gold}" stroke-width="4" stroke-dasharray="2 10"`),
    ...rays.map((turn) => place(0, -6, 1, turn, path("M0 -72L-7 -44H7Z", pen.gold))),
    circle(0, -6, 44, pen.radial(["#fff3c4", ["#f0b13c", 0.6], "#b0601c"], 0.38, 0.32, 0.75)),
    path("M0 -40L10 -16L34 -6L10 4L0 28L-10 4L-34 -6L-10 -16Z", pen.copper),
    circle(0, -6, 9, pen.ball(pen.palette.accent)),
    line("M-62 -52C-50 -68 -30 -80 -8 -82", "#fff", 4, 'opacity=".6"'),
  ].join("");
};
