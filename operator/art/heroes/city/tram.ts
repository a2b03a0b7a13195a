import { darken, lighten } from "../../colour.ts";
import { circle, line, path, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** The red tram of the avenue. */
export const tram: Hero = (pen) => {
  const red = "#c2262c";
  return [
    line("M-20 -68L0 -104L20 -68", "#4a5160", 4),
    line("M-100 -102H100", "#8a93a0", 2.5),
    path(
      "M-62 -68H62C70 -68 74 -62 74 -54V70H-74V-54C-74 -62 -70 -68 -62 -68Z",
      pen.linear([lighten(red, 0.3), [red, 0.4], darken(red, 0.45)], 0, 0, 1, 0.3),
    ),
    path("M-66 -72C-40 -82 40 -82 66 -72L70 -58H-70Z", "#f3e3c4"),
    rect(-62, -48, 34, 46, pen.linear(["#fff3c8", "#f2b95a"]), 'rx="5"'),
    rect(-20, -48, 40, 46, pen.linear(["#fff3c8", "#f2b95a"]), 'rx="5"'),
    rect(28, -48, 34, 46, pen.linear(["#fff3c8", "#f2b95a"]), 'rx="5"'),
    path("M-74 8H74V18H-74Z", "#f3e3c4"),
    circle(0, 40, 17, pen.silver),
    circle(0, 40, 12, pen.radial(["#fffbe0", "#f6c45a"])),
    circle(-50, 46, 8, "#fff0b0"),
    circle(50, 46, 8, "#fff0b0"),
    path("M-60 -48H-48L-58 -2H-62V-40ZM-10 -48H2L-8 -2H-20Z", "#fff", 'opacity=".5"'),
    path("M-82 68H82L74 84H-74Z", pen.shade("#4a5160")),
    path("M-62 84H-34V94H-62ZM34 84H62V94H34Z", "#1d2236"),
    path("M0 -66L8 -57L0 -48L-8 -57Z", pen.gold),
  ].join("");
};
