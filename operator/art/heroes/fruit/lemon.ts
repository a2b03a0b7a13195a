import { lighten } from "../../colour.ts";
import { disc, path, place } from "../../svg.ts";
import { type Hero, gleam, leaf } from "../hero.ts";

export const lemon: Hero = (pen) => {
  const skin = "#f3c51f";
  return [
    place(
      0,
      6,
      1,
      -24,
      path(
        "M-92 0C-84 -8 -78 -16 -72 -28C-56 -66 52 -70 74 -26C80 -14 86 -8 94 -2C86 8 80 14 74 26C52 70 -56 66 -72 28C-78 16 -84 8 -92 0Z",
        pen.radial([lighten(skin, 0.6), [skin, 0.5], "#b87708"], 0.36, 0.26, 0.8),
      ),
      path("M-62 28C-36 60 46 58 70 20C50 74 -46 72 -62 28Z", "#a86a08", 'opacity=".4"'),
      gleam(-24, -26, 34, 12, -8, 0.55),
      path(
        [
          [-6, 8],
          [20, -6],
          [34, 16],
          [4, 30],
          [-30, 12],
          [48, -4],
        ]
          .map(([x, y]) => disc(x!, y!, 2.4))
          .join(""),
        "#a86a08",
        'opacity=".45"',
      ),
    ),
    leaf(pen, 66, -40, 62, -62),
    leaf(pen, 70, -38, 50, -8, "#76a53c"),
  ].join("");
};
