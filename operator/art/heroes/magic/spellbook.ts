import { darken } from "../../colour.ts";
import { circle, line, path, place, rect, star } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const spellbook: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return place(
    0,
    0,
    1,
    -6,
    path(
      "M-70 -84H62C72 -84 78 -78 78 -68V74H-70Z",
      "#05070f",
      'opacity=".35" transform="translate(6 12)"',
    ),
    path("M-58 60H76V90H-58C-78 90 -78 60 -58 60Z", pen.linear(["#fff6e2", "#cdb48a"])),
    line("M-54 68H74M-56 75H74M-54 82H74", "#b09468", 1.6),
    path(
      "M-74 74V-72C-74 -84 -66 -90 -56 -90H66C74 -90 78 -86 78 -78V62H-56C-68 62 -74 68 -74 74Z",
      pen.shade(accent),
    ),
    path(
      "M-74 74V-72C-74 -84 -66 -90 -56 -90H-48V62H-56C-68 62 -74 68 -74 74Z",
      darken(accent, 0.4),
    ),
    rect(-38, -78, 104, 128, "none", `rx="6" stroke="${pen.gold}" stroke-width="5"`),
    path("M-38 -78H-18L-38 -58ZM66 -78H46L66 -58ZM-38 50H-18L-38 30ZM66 50H46L66 30Z", pen.gold),
    circle(14, -14, 36, "none", `stroke="${pen.gold}" stroke-width="5"`),
    path(star(8, 30, 14), pen.gold, 'transform="translate(14 -14)"'),
    circle(14, -14, 13, pen.ball(mid)),
    gleam(9, -19, 4, 3, -30, 0.9),
    path("M-62 -80H70V-72H-62Z", "#fff", 'opacity=".2"'),
    path("M70 -24H90V4H70Z", pen.darkGold),
    path("M30 62V98L38 90L46 98V62Z", pen.shade(mid)),
  );
};
