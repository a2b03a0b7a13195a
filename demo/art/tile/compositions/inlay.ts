import { lighten } from "../../colour.ts";
import { seljukStar } from "../../ornament/frames.ts";
import { line, path, place, star } from "../../svg.ts";
import { footer, standing } from "../parts.ts";
import type { Composition } from "../tile.ts";
import { patternedWall } from "./patterned-wall.ts";

/** The hero in front of an inlaid Seljuk star. */
export const inlay: Composition = {
  title: "bottom",
  draw: ({ pen, hero }) => {
    const { deep, mid, light, accent } = pen.palette;
    return [
      patternedWall(pen, 0.12),
      place(
        150,
        160,
        1,
        0,
        path(seljukStar(158), pen.darkGold),
        path(seljukStar(152), deep),
        path(seljukStar(140), pen.radial([lighten(mid, 0.35), [mid, 0.55], deep])),
        line(seljukStar(127), light, 2, 'opacity=".65"'),
        line(star(8, 112, 48, 22.5), accent, 2, 'opacity=".7"'),
      ),
      standing(pen, hero, 150, 162, 1.1),
      footer(pen, 240),
    ].join("");
  },
};
