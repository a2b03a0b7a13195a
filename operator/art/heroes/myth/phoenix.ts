import { circle, mirrored, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** Simurg, the bird of Mount Kaf, with its tail of flames. */
export const phoenix: Hero = (pen) => {
  const fire = pen.linear(["#fff0b0", ["#f7a62c", 0.35], ["#d9431f", 0.75], "#7a1420"]);
  const wing = pen.linear(["#ffe08a", ["#f07a24", 0.5], "#a81c28"], 1, 0, 0, 1);
  return [
    path(
      "M-10 26C-20 56 -44 66 -40 98C-26 84 -18 82 -12 98C-6 82 -2 74 0 66C2 74 6 82 12 98C18 82 26 84 40 98C44 66 20 56 10 26Z",
      fire,
    ),
    path(
      "M-4 40C-10 60 -20 70 -18 84M4 40C10 60 20 70 18 84M0 44V76",
      "none",
      'stroke="#fff0b0" stroke-width="3" opacity=".7"',
    ),
    mirrored(
      path(
        "M-8 14C-34 20 -60 4 -70 -14C-60 -12 -54 -14 -50 -16C-70 -22 -84 -38 -90 -58C-78 -50 -68 -48 -60 -50C-80 -64 -88 -80 -86 -98C-62 -74 -34 -56 -12 -26Z",
        wing,
      ),
      path(
        "M-10 6C-28 0 -40 -12 -48 -26C-40 -26 -34 -28 -30 -30C-42 -40 -52 -52 -58 -66C-40 -54 -22 -40 -10 -20Z",
        "#ffd774",
        'opacity=".8"',
      ),
    ),
    path(
      "M-16 -18C-14 -40 14 -40 16 -18C22 4 16 28 0 38C-16 28 -22 4 -16 -18Z",
      pen.shade("#e0561f"),
    ),
    path(
      "M-14 -48C-14 -66 14 -66 14 -48C14 -34 6 -26 0 -22C-6 -26 -14 -34 -14 -48Z",
      pen.shade("#f08a2a"),
    ),
    path("M-5 -40L0 -24L5 -40Z", "#fff0c0"),
    mirrored(circle(-6, -49, 3, "#2a0d14")),
    path(
      "M0 -60C-4 -74 -14 -78 -18 -92C-8 -86 -4 -84 -2 -78C-2 -88 0 -94 0 -100C0 -94 2 -88 2 -78C4 -84 8 -86 18 -92C14 -78 4 -74 0 -60Z",
      fire,
    ),
    path("M-6 -6l6 -7l6 7l-6 7ZM-6 14l6 -7l6 7l-6 7Z", "#ffe7a8"),
  ].join("");
};
