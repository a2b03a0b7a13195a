import { circle, line, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const palaceKey: Hero = (pen) =>
  place(
    0,
    0,
    1,
    38,
    path("M-9 -22H9V90H-9Z", pen.gold),
    path("M9 52H40V64H30V72H40V88H9Z", pen.gold),
    path("M-14 -26H14V-14H-14ZM-13 36H13V46H-13Z", pen.darkGold),
    path(
      "M0 -102C22 -102 30 -88 28 -78C44 -76 50 -60 44 -48C36 -34 20 -34 14 -24H-14C-20 -34 -36 -34 -44 -48C-50 -60 -44 -76 -28 -78C-30 -88 -22 -102 0 -102ZM0 -88C-10 -86 -14 -78 -9 -70C-20 -74 -32 -66 -30 -56C-26 -44 -8 -46 0 -58C8 -46 26 -44 30 -56C32 -66 20 -74 9 -70C14 -78 10 -86 0 -88Z",
      pen.gold,
      'fill-rule="evenodd"',
    ),
    circle(0, -58, 9, pen.ball(pen.palette.accent)),
    line("M-5 -10V84", "#fff", 4, 'opacity=".55"'),
    line("M9 60H30", "#8a5016", 2.5, 'opacity=".6"'),
  );
