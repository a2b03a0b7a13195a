import { path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const watermelon: Hero = (pen) =>
  place(
    0,
    -22,
    1,
    -10,
    path("M-96 0A96 96 0 0 0 96 0Z", pen.shade("#2f7a3a")),
    path(
      "M-80 22L-66 44M-44 62L-36 84M0 74L0 94M44 62L36 84M80 22L66 44",
      "none",
      'stroke="#1a4f26" stroke-width="9"',
    ),
    path("M-84 0A84 84 0 0 0 84 0Z", "#e9f2c4"),
    path(
      "M-76 0A76 76 0 0 0 76 0Z",
      pen.radial(["#ff8d78", ["#e8434b", 0.6], "#c0243c"], 0.4, 0, 1),
    ),
    path("M-76 0H76L72 -10Q0 -18 -72 -10Z", "#ff9d88"),
    path(
      "M-40 14q6 -2 6 8q0 8 -6 8q-6 0 -6 -8q0 -10 6 -8ZM0 20q6 -2 6 8q0 8 -6 8q-6 0 -6 -8q0 -10 6 -8ZM40 14q6 -2 6 8q0 8 -6 8q-6 0 -6 -8q0 -10 6 -8ZM-20 40q6 -2 6 8q0 8 -6 8q-6 0 -6 -8q0 -10 6 -8ZM22 40q6 -2 6 8q0 8 -6 8q-6 0 -6 -8q0 -10 6 -8Z",
      "#2a1512",
    ),
    gleam(-46, 30, 8, 22, 40, 0.35),
  );
