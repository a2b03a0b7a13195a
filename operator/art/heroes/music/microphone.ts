import { circle, path, place, rect } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const microphone: Hero = (pen) =>
  place(
    6,
    0,
    1,
    26,
    path("M-15 6H15L8 98H-8Z", pen.linear(["#6a7288", ["#2b3046", 0.5], "#0d101d"], 0, 0, 1, 0)),
    path("M-22 -8H22L16 14H-16Z", pen.gold),
    circle(0, -46, 44, pen.radial(["#ffffff", ["#c3ccd6", 0.4], "#4b5668"], 0.36, 0.3, 0.8)),
    path(
      "M-42 -58C-14 -46 14 -46 42 -58M-44 -42C-14 -30 14 -30 44 -42M-40 -26C-14 -14 14 -14 40 -26M-36 -72C-12 -62 12 -62 36 -72M-24 -84C-34 -60 -34 -30 -22 -8M0 -90V-2M24 -84C34 -60 34 -30 22 -8",
      "none",
      'stroke="#2b3046" stroke-width="2.5" opacity=".6"',
    ),
    path("M-46 -40H46V-30H-46Z", pen.gold, 'opacity="0.95"'),
    gleam(-16, -66, 12, 7, -35, 0.8),
    rect(-6, 34, 12, 18, pen.palette.accent, 'rx="4"'),
  );
