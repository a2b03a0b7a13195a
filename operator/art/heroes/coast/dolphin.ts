import { circle, disc, line, path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const dolphin: Hero = (pen) =>
  place(
    0,
    4,
    1,
    -8,
    path("M66 40C82 48 96 66 92 84C78 74 66 72 50 76C52 60 56 48 66 40Z", pen.shade("#2c6f92")),
    path(
      "M-94 -4C-92 -14 -80 -18 -70 -20C-56 -58 0 -64 36 -28C56 -8 66 20 66 50C46 22 12 16 -20 22C-48 26 -68 18 -74 4C-82 4 -90 2 -94 -4Z",
      pen.linear(["#9fd6e4", ["#3f8fb2", 0.4], "#1d4e74"], 0.2, 0, 0.5, 1),
    ),
    path(
      "M-74 4C-48 8 -8 4 26 10C44 16 58 30 66 50C46 22 12 16 -20 22C-48 26 -68 18 -74 4Z",
      "#eaf5f0",
      'opacity=".9"',
    ),
    path("M-8 -46C0 -68 18 -80 38 -80C30 -64 30 -48 36 -30Z", pen.shade("#2c6f92")),
    path("M-22 12C-16 34 0 46 18 48C12 34 8 20 6 8Z", pen.shade("#25608a")),
    circle(-54, -12, 5, "#0f1a2c"),
    circle(-56, -14, 1.6, "#fff"),
    line("M-90 -2C-80 2 -70 0 -62 -2", "#123a5c", 3),
    gleam(-18, -40, 26, 6, 6, 0.45),
    path(
      disc(-60, 58, 7) + disc(-40, 74, 5) + disc(-76, 78, 4) + disc(30, 78, 5),
      "#eaf7f4",
      'opacity=".8"',
    ),
  );
