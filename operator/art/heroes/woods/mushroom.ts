import { disc, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const mushroom: Hero = (pen) =>
  [
    path(
      "M-26 6C-20 40 -34 62 -38 90C-16 98 22 98 40 90C34 62 22 40 28 6Z",
      pen.linear(["#fffaf0", ["#efe0c6", 0.5], "#a78c70"], 0, 0, 1, 0.1),
    ),
    path("M-34 30C-16 42 18 42 34 30L32 44C16 54 -16 54 -32 44Z", "#d9c2a0"),
    path(
      "M-92 14C-94 -46 -48 -90 0 -90C48 -90 94 -46 92 14C60 32 -60 32 -92 14Z",
      pen.radial(["#ff8a6a", ["#d3302f", 0.5], "#72101f"], 0.34, 0.24, 0.9),
    ),
    path("M-92 14C-60 32 60 32 92 14C80 6 -80 6 -92 14Z", "#4d0f18", 'opacity=".5"'),
    path(
      disc(-10, -58, 15) +
        disc(36, -40, 12) +
        disc(-48, -30, 13) +
        disc(8, -14, 14) +
        disc(62, -8, 9) +
        disc(-70, 0, 8) +
        disc(-26, 0, 7),
      "#fff3dc",
    ),
    gleam(-40, -60, 20, 9, -34, 0.35),
    path("M44 92C44 76 50 66 62 62C72 66 78 76 76 92Z", "#efe0c6"),
    path("M36 70C38 50 84 46 88 70C72 78 52 78 36 70Z", pen.shade("#d3302f")),
    path("M-92 94C-84 74 -78 70 -74 94ZM-76 94C-66 66 -60 68 -58 94Z", "#5a9a4a"),
  ].join("");
