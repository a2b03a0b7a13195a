import { circle, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const stork: Hero = (pen) => {
  const white = pen.linear(["#ffffff", ["#f3eee6", 0.5], "#a9b3bd"], 0.1, 0, 0.8, 1);
  return [
    path("M-70 78C-40 62 50 62 78 78L64 96H-56Z", pen.shade("#8a5c34")),
    line(
      "M-72 80L-40 92M-30 70L10 94M0 70L46 92M40 70L74 84M-50 94L-20 74M60 92L30 74",
      "#5a3a1e",
      4,
    ),
    line("M-4 40V74M12 40V72", "#e2562c", 6),
    path(
      "M-50 6C-30 -20 20 -22 50 -2C70 10 86 26 98 44C72 46 56 52 30 52C-10 52 -44 40 -50 6Z",
      white,
    ),
    path("M6 6C40 4 74 22 98 44C72 48 36 50 14 34C4 24 2 14 6 6Z", pen.shade("#262a3c")),
    line("M24 16C46 20 66 30 82 42M22 28C40 32 56 38 68 44", "#7a88a4", 3, 'opacity=".6"'),
    line(
      "M-30 12C-54 -8 -20 -34 -34 -62",
      pen.linearAt(["#ffffff", "#c9d2da"], -50, -60, -20, 10),
      19,
    ),
    circle(-36, -68, 17, white),
    path("M-46 -76L-104 -52L-46 -60Z", pen.linear(["#f58a4a", "#c23a1c"])),
    circle(-38, -72, 4.5, "#14101a"),
    circle(-39.5, -73.5, 1.5, "#fff"),
    line("M-30 -78C-22 -76 -18 -68 -20 -60", "#c9d2da", 3),
  ].join("");
};
