import { darken, lighten } from "../../colour.ts";
import { circle, ellipse, line, mirrored, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const stag: Hero = (pen) => {
  const coat = "#96602f";
  const horn = pen.linearAt(["#fbe7bd", "#a5753a"], 0, -98, 0, -20);
  return [
    mirrored(
      line(
        "M-14 -26C-24 -48 -62 -50 -66 -94M-40 -49C-42 -64 -36 -78 -26 -90M-58 -62C-72 -62 -88 -68 -94 -84M-22 -36C-44 -30 -70 -34 -86 -48",
        horn,
        8,
      ),
      path("M-22 -14C-50 -30 -72 -22 -80 -6C-62 4 -40 4 -24 2Z", pen.shade(coat)),
      path("M-30 -10C-46 -18 -60 -16 -68 -8C-56 -2 -42 0 -30 -2Z", "#e0aa84"),
    ),
    path("M-36 50C-50 68 -58 84 -60 98H60C58 84 50 68 36 50Z", pen.shade(darken(coat, 0.2))),
    path(
      "M-28 -22C-12 -34 12 -34 28 -22C40 4 30 44 16 66C8 74 -8 74 -16 66C-30 44 -40 4 -28 -22Z",
      pen.linear([lighten(coat, 0.35), [coat, 0.5], darken(coat, 0.4)], 0, 0, 1, 0.2),
    ),
    path("M-12 -22L0 44L12 -22C6 -28 -6 -28 -12 -22Z", lighten(coat, 0.55), 'opacity=".6"'),
    path("M-16 54C-8 44 8 44 16 54C12 70 -12 70 -16 54Z", lighten(coat, 0.6)),
    path("M-10 54C-4 50 4 50 10 54C8 62 2 64 0 64C-2 64 -8 62 -10 54Z", "#1c1216"),
    mirrored(
      ellipse(-21, 8, 5, 6.5, "#1c1216"),
      circle(-22.5, 5.5, 2, "#fff"),
      path("M-34 70C-22 82 -10 86 0 88V98H-44Z", lighten(coat, 0.5), 'opacity=".55"'),
    ),
  ].join("");
};
