import type { Hero } from "../../heroes/hero.ts";
import { hollowRhombus } from "../../ornament/frames.ts";
import { path, place } from "../../svg.ts";

/** Karo's own tile: a rhombus of İznik ware with four tulips. */
export const karoTile: Hero = (pen) => {
  const tulip = "M0 -14C-16 -24 -20 -46 -14 -58L-6 -46L0 -66L6 -46L14 -58C20 -46 16 -24 0 -14Z";
  return [
    path(hollowRhombus(4, 8, 208, 208), "#05070f", 'opacity=".45"'),
    path(
      hollowRhombus(0, 0, 208, 208),
      pen.linear(["#2f6fc4", ["#163a7d", 0.55], "#0b1f4a"], 0, 0, 1, 1),
    ),
    path(
      hollowRhombus(0, 0, 186, 186),
      pen.linear(["#ffffff", ["#f5ead4", 0.6], "#d8c6a2"], 0, 0, 1, 1),
    ),
    path(hollowRhombus(0, 0, 170, 170), "none", 'stroke="#1f9aa8" stroke-width="4"'),
    ...[0, 90, 180, 270].map((turn) =>
      place(
        0,
        0,
        1,
        turn,
        path(tulip, pen.linear(["#f07a5c", "#c42f2a"])),
        path(
          "M0 -10C-10 -14 -22 -14 -30 -24C-28 -8 -14 0 0 -4C14 0 28 -8 30 -24C22 -14 10 -14 0 -10Z",
          "#1f9aa8",
          'transform="rotate(45)"',
        ),
      ),
    ),
    path("M0 -20L20 0L0 20L-20 0Z", pen.linear(["#2f6fc4", "#143574"], 0, 0, 1, 1)),
    path("M0 -10L10 0L0 10L-10 0Z", "#f5ead4"),
    path("M0 -104Q22 -22 104 0L60 -8Q6 -22 -8 -70Z", "#fff", 'opacity=".16"'),
  ].join("");
};
