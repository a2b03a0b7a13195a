import { darken, lighten } from "../../colour.ts";
import { line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const boat: Hero = (pen) =>
  [
    line("M4 -92V30", "#7a4a22", 6),
    path("M10 -88C58 -60 74 -20 72 22H10Z", pen.linear(["#fff7e4", "#e3c79a"], 0, 0, 1, 1)),
    path(
      "M-4 -70C-30 -44 -52 -8 -58 22H-4Z",
      pen.linear(
        [lighten(pen.palette.accent, 0.2), darken(pen.palette.accent, 0.35)],
        0,
        0,
        0.2,
        1,
      ),
    ),
    line("M22 -62C44 -40 54 -10 54 18M12 -34C28 -24 40 -6 40 18", "#b98f56", 2, 'opacity=".6"'),
    path("M4 -92L32 -98L26 -88L32 -80Z", "#d2362f"),
    path(
      "M-92 32C-60 40 60 40 94 28C84 62 66 82 48 86H-46C-68 82 -84 60 -92 32Z",
      pen.linear(["#a8622c", ["#7a3f1a", 0.5], "#3f1d0c"]),
    ),
    path("M-92 32C-60 40 60 40 94 28L91 40C60 50 -60 50 -87 44Z", "#f2e3c0"),
    path("M-84 50C-50 58 56 58 87 48", "none", `stroke="${pen.palette.mid}" stroke-width="5"`),
    path("M-100 84Q-75 72 -50 84T0 84T50 84T100 84V96H-100Z", pen.palette.mid, 'opacity=".9"'),
    line("M-92 86Q-72 78 -50 86T-6 86M20 90Q46 82 70 90", "#fff", 3, 'opacity=".5"'),
  ].join("");
