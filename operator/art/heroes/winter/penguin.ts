import { circle, ellipse, line, mirrored, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const penguin: Hero = (pen) => {
  const { accent } = pen.palette;
  return [
    path(
      "M-34 84C-50 84 -56 94 -54 98H-10C-12 90 -20 84 -34 84ZM34 84C50 84 56 94 54 98H10C12 90 20 84 34 84Z",
      pen.shade("#f0982a"),
    ),
    path(
      "M-56 -10C-84 10 -92 42 -84 58C-70 52 -58 38 -52 22ZM56 -10C84 10 92 42 84 58C70 52 58 38 52 22Z",
      pen.shade("#2a3048"),
    ),
    path(
      "M0 -96C44 -96 56 -60 58 -14C64 40 52 92 0 92C-52 92 -64 40 -58 -14C-56 -60 -44 -96 0 -96Z",
      pen.shade("#343c58"),
    ),
    path(
      "M0 -8C34 -14 46 20 40 52C34 82 18 88 0 88C-18 88 -34 82 -40 52C-46 20 -34 -14 0 -8Z",
      pen.linear(["#ffffff", "#cfd9e2"]),
    ),
    mirrored(
      ellipse(-19, -52, 17, 19, "#fff"),
      circle(-16, -50, 7, "#141420"),
      circle(-18, -53, 2.5, "#fff"),
    ),
    path("M-14 -42C-6 -48 6 -48 14 -42C8 -30 -8 -30 -14 -42Z", pen.shade("#f0982a")),
    path("M-50 -22C-20 -6 20 -6 50 -22L54 -6C22 12 -22 12 -54 -6Z", pen.shade(accent)),
    path("M20 -2L42 -8L48 34L30 38Z", pen.shade(accent)),
    line("M34 26L46 24", "#fff4dc", 3),
    path("M-44 -60C-38 -82 -20 -90 -6 -90C-22 -80 -30 -66 -32 -52Z", "#fff", 'opacity=".25"'),
  ].join("");
};
