import type { Hero } from "../../heroes/hero.ts";
import { goldPiece } from "../../heroes/treasure/gold-piece.ts";
import { circle, disc, line, path } from "../../svg.ts";

/** A vault's door, ajar, with light behind it. */
export const vaultDoor: Hero = (pen) =>
  [
    path("M-92 -86H60V90H-92Z", "#0c1018"),
    path(
      "M-88 -82H56V86H-88Z",
      pen.radial(["#fff6cf", ["#f7b84a", 0.4], "#6a3410"], 0.5, 0.5, 0.75),
    ),
    goldPiece(pen, -48, 62, 20),
    goldPiece(pen, -8, 66, 18),
    goldPiece(pen, -30, 38, 18),
    path(
      "M4 -98L96 -74V78L4 102Z",
      pen.linear(["#eef2f5", ["#9aa7b3", 0.4], "#3f4a58"], 0, 0, 1, 0.4),
    ),
    path("M4 -98L18 -95V98L4 102Z", "#5a6673"),
    path("M28 -78L86 -63V66L28 82Z", "none", 'stroke="#5a6673" stroke-width="4"'),
    circle(56, 0, 27, "none", `stroke="${pen.gold}" stroke-width="8"`),
    line("M56 -27V27M33 -13L79 13M33 13L79 -13", "#c98a34", 6),
    circle(56, 0, 9, pen.gold),
    path(
      [
        [36, -70],
        [80, -58],
        [36, 74],
        [80, 62],
      ]
        .map(([x, y]) => disc(x!, y!, 4))
        .join(""),
      "#3f4a58",
    ),
  ].join("");
