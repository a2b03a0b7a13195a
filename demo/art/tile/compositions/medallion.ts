import { lighten } from "../../colour.ts";
import { rays, rosette } from "../../ornament/frames.ts";
import { circle, path, place } from "../../svg.ts";
import { footer, standing } from "../parts.ts";
import type { Composition } from "../tile.ts";
import { patternedWall } from "./patterned-wall.ts";

/** A round shield on a patterned wall. */
export const medallion: Composition = {
  title: "bottom",
  draw: ({ pen, hero }) => {
    const { deep, mid, light, accent, ink } = pen.palette;
    const lobes = pen.random.pick([12, 16, 20]);
    return [
      patternedWall(pen, 0.14),
      place(
        150,
        160,
        1,
        0,
        path(rosette(lobes, 130), pen.darkGold),
        path(rosette(lobes, 124), pen.shade(accent)),
        circle(0, 0, 116, pen.gold),
        circle(0, 0, 111, pen.radial([lighten(mid, 0.5), [mid, 0.5], deep], 0.4, 0.35, 0.75)),
      ),
      `<g transform="translate(150 160)" opacity=".22" ${pen.clip("M-111 0a111 111 0 1 0 222 0a111 111 0 1 0 -222 0Z")}>${path(rays(12, 130, pen.random.range(0, 2)), light)}</g>`,
      circle(150, 160, 104, "none", `stroke="${light}" stroke-width="2" stroke-dasharray="0.1 8" opacity=".7"`),
      circle(150, 160, 116, pen.radial(["#ffffff00", ["#ffffff00", 0.8], ink], 0.5, 0.5, 0.56), 'opacity=".5"'),
      standing(pen, hero, 150, 162, 1.12),
      footer(pen, 240),
    ].join("");
  },
};
