import { darken, lighten } from "../../colour.ts";
import { circle, line, mirrored, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const lion: Hero = (pen) => {
  const mane = "#a04a18";
  const face = "#e2a24a";
  return [
    path(
      "M0 -100L20 -86L42 -94L54 -74L78 -74L80 -50L100 -38L90 -14L102 8L84 24L88 48L66 56L60 80L36 80L20 98L0 88L-20 98L-36 80L-60 80L-66 56L-88 48L-84 24L-102 8L-90 -14L-100 -38L-80 -50L-78 -74L-54 -74L-42 -94L-20 -86Z",
      pen.radial([lighten(mane, 0.25), [mane, 0.5], darken(mane, 0.5)], 0.4, 0.34, 0.7),
    ),
    path(
      "M0 -78L14 -66L32 -70L42 -52L60 -50L64 -30L78 -18L70 2L74 22L58 32L54 52L36 58L24 74L0 66L-24 74L-36 58L-54 52L-58 32L-74 22L-70 2L-78 -18L-64 -30L-60 -50L-42 -52L-32 -70L-14 -66Z",
      lighten(mane, 0.22),
    ),
    mirrored(circle(-46, -46, 17, face), circle(-46, -46, 9, darken(face, 0.45))),
    path(
      "M-50 -20C-50 -56 50 -56 50 -20C54 20 40 66 0 70C-40 66 -54 20 -50 -20Z",
      pen.linear([lighten(face, 0.4), [face, 0.5], darken(face, 0.35)], 0.1, 0, 0.8, 1),
    ),
    path("M-13 -40H13L18 22H-18Z", lighten(face, 0.45), 'opacity=".7"'),
    mirrored(
      path("M-40 -12C-34 -22 -20 -20 -15 -10C-22 -4 -34 -4 -40 -12Z", "#fff6d8"),
      circle(-27, -12, 6, "#2a1408"),
      line("M-44 -18C-36 -28 -20 -26 -12 -14", darken(mane, 0.5), 4),
    ),
    path("M-22 18C-12 10 12 10 22 18C16 32 6 36 0 38C-6 36 -16 32 -22 18Z", "#5a2414"),
    path(
      "M-30 44C-22 34 -8 36 0 42C8 36 22 34 30 44C24 60 8 60 0 52C-8 60 -24 60 -30 44Z",
      lighten(face, 0.65),
    ),
    line("M0 38V50M-24 50C-16 58 -6 56 0 50C6 56 16 58 24 50", "#5a2414", 3.5),
    path("M-12 58C-6 72 6 72 12 58C6 62 -6 62 -12 58Z", lighten(face, 0.7)),
    path("M-10 18C-4 14 4 15 6 18C0 22 -8 22 -10 18Z", "#fff", 'opacity=".35"'),
  ].join("");
};
