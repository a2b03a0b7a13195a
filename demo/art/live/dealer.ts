import { darken, lighten } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { ellipse, line, path, place } from "../svg.ts";

const skins = ["#f3cfae", "#e8b98f", "#d49b6c", "#b87a4e", "#8c5a3a"] as const;
const hairs = ["#2a1a16", "#4a2c1c", "#6d3d20", "#8f5a2c", "#1b1a24", "#a8793f"] as const;

const hisHair = [
  "M-30 -16C-36 -56 36 -58 31 -14C28 -26 22 -32 16 -34C0 -28 -16 -30 -22 -34C-26 -30 -28 -24 -30 -16Z",
  "M-31 -10C-38 -46 -16 -62 6 -58C32 -58 36 -34 31 -10C28 -20 26 -26 22 -30C4 -22 -14 -38 -24 -26C-28 -22 -30 -16 -31 -10Z",
  "M-30 -8C-36 -40 -26 -54 0 -54C26 -54 36 -40 30 -8C29 -22 24 -34 20 -36H-20C-24 -34 -29 -22 -30 -8Z",
] as const;

/** The hair behind the head, then the hair in front of it. */
const herHair = [
  [
    "M-34 -20C-40 -64 40 -64 34 -20C38 10 44 34 36 52H-36C-44 34 -38 10 -34 -20Z",
    "M-30 -6C-36 -52 34 -58 31 -6C28 -24 16 -34 2 -38C-8 -28 -24 -22 -30 -6Z",
  ],
  ["M-10 -52a14 14 0 1 1 20 0Z", "M-30 -10C-36 -58 36 -58 30 -10C26 -28 12 -36 0 -37C-12 -36 -26 -28 -30 -10Z"],
  [
    "M-33 -14C-40 -62 40 -62 33 -14C36 4 34 14 28 22H-28C-34 14 -36 4 -33 -14Z",
    "M-30 -4C-34 -46 -8 -52 6 -42C18 -36 28 -28 31 -4C34 -50 8 -58 -4 -54C-26 -52 -36 -32 -30 -4Z",
  ],
  [
    "M20 -30C54 -34 52 20 40 50C34 34 30 10 22 -4Z",
    "M-30 -8C-36 -56 36 -58 31 -8C24 -32 6 -38 -4 -38C-16 -34 -26 -26 -30 -8Z",
  ],
] as const;

/** A dealer from the waist up, about 150 wide and 190 high, the chin near the origin. */
export function dealer(pen: Pen, portrait: "he" | "she"): string {
  const { random } = pen;
  const { accent, light } = pen.palette;
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const coat = random.pick(["#1c2136", "#2a1a2c", "#12302c", "#3a1420", darken(accent, 0.35)]);
  const [behind, fringe] = portrait === "she" ? random.pick(herHair) : ["", random.pick(hisHair)];
  return [
    behind && path(behind, darken(hair, 0.25)),
    path("M-13 8H13V46H-13Z", darken(skin, 0.22)),
    path("M-74 140C-78 74 -62 50 -24 40L0 56L24 40C62 50 78 74 74 140Z", pen.shade(coat)),
    portrait === "she"
      ? path("M-24 40L0 84L24 40L12 34L0 44L-12 34Z", pen.shade(lighten(skin, 0.1)))
      : path("M-26 40L0 104L26 40L0 54Z", "#fbf6ea"),
    path("M-24 40L-38 50L-30 66L-36 70L0 112V100L-14 70ZM24 40L38 50L30 66L36 70L0 112V100L14 70Z", darken(coat, 0.3)),
    portrait === "he"
      ? path("M0 54L-17 46V64ZM0 54L17 46V64Z", accent) + ellipse(0, 55, 4.5, 5, darken(accent, 0.3))
      : line("M-16 46Q0 64 16 46", light, 2.2, 'stroke-dasharray="0.1 4.5"'),
    ellipse(0, -10, 29, 36, pen.linear([lighten(skin, 0.25), [skin, 0.5], darken(skin, 0.16)], 0.1, 0, 0.9, 1)),
    path(fringe, pen.linear([lighten(hair, 0.25), hair], 0, 0, 0.6, 1)),
    line("M-18 -15Q-12 -19 -6 -15M6 -15Q12 -19 18 -15", darken(hair, 0.2), 2.4),
    ellipse(-12, -7, 2.8, 3.6, "#1d1620"),
    ellipse(12, -7, 2.8, 3.6, "#1d1620"),
    line("M1 -4L3 5H-1", darken(skin, 0.3), 1.6),
    portrait === "she" ? path("M-8 12Q0 9 8 12Q0 20 -8 12Z", "#b8454a") : line("M-8 12Q0 18 8 12", "#8a4a3a", 2.4),
    ellipse(-18, 4, 5, 3.2, "#e0705a", 'opacity=".28"'),
    ellipse(18, 4, 5, 3.2, "#e0705a", 'opacity=".28"'),
    place(-46, 84, 1, 0, path("M0 -5L5 0L0 5L-5 0Z", pen.gold)),
  ].join("");
}
