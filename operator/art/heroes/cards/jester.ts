import { circle, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** A jester's cap for the wild cards. */
export const jester: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    path("M-50 36C-58 -6 -40 -60 0 -80C-4 -40 4 -10 0 36Z", pen.shade(accent)),
    path("M50 36C58 -6 40 -60 0 -80C4 -40 -4 -10 0 36Z", pen.shade(mid)),
    path("M-50 36C-66 -30 -96 -34 -92 14C-84 -4 -70 4 -50 36Z", pen.shade(mid)),
    path("M50 36C66 -30 96 -34 92 14C84 -4 70 4 50 36Z", pen.shade(accent)),
    path("M-58 34C-30 20 30 20 58 34V60C30 48 -30 48 -58 60Z", pen.gold),
    path("M-40 42l8 -8l8 8l-8 8ZM-8 38l8 -8l8 8l-8 8ZM24 42l8 -8l8 8l-8 8Z", accent),
    ...(
      [
        [0, -86],
        [-92, 22],
        [92, 22],
      ] as const
    ).map(([x, y]) => circle(x, y, 12, pen.ball("#f0b83a"))),
    path(
      "M-56 62L-36 92L-18 58L0 96L18 58L36 92L56 62C30 50 -30 50 -56 62Z",
      pen.linear(["#fff4dc", "#cdb78e"]),
    ),
    path("M-40 20C-46 -10 -34 -50 -10 -66C-24 -40 -28 -10 -26 20Z", "#fff", 'opacity=".25"'),
    line("M-96 26H-88M88 26H96M-4 -82H4", "#6a3a10", 2.5),
  ].join("");
};
