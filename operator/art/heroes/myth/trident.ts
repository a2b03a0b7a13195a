import { circle, line, path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const trident: Hero = (pen) => {
  const shaft = pen.linearAt(["#ffe9b0", "#b9791d", "#ffe0a0"], -10, 0, 10, 0);
  return place(
    -4,
    4,
    0.92,
    18,
    line("M0 -40V98", pen.linearAt(["#8a5016", "#e3a53c", "#6a3a10"], -6, 0, 6, 0), 11),
    path("M-8 -24H8V-84L0 -104L-8 -84Z", pen.gold),
    path(
      "M0 -10C-50 -10 -62 -44 -54 -78L-66 -70L-50 -104L-36 -68L-44 -74C-48 -46 -36 -28 0 -28C36 -28 48 -46 44 -74L36 -68L50 -104L66 -70L54 -78C62 -44 50 -10 0 -10Z",
      pen.gold,
    ),
    path("M-8 -84L0 -104L0 -24H-8Z", "#fff", 'opacity=".4"'),
    circle(0, -18, 13, pen.ball(pen.palette.mid)),
    circle(0, -18, 13, "none", `stroke="${shaft}" stroke-width="4"`),
    line("M-9 14H9M-9 22H9M-9 70H9M-9 78H9", "#ffe2a0", 4),
    gleam(-5, -23, 4, 3, -30, 0.9),
  );
};
