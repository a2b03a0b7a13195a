import { lighten, mix } from "../../colour.ts";
import { dots, scales, stripes } from "../../ornament/tiles.ts";
import { circle, cover, place } from "../../svg.ts";
import { footer, standing } from "../parts.ts";
import { type Composition, tileHeight, tileWidth } from "../tile.ts";

/** Three objects of the same kind in front of the scene. */
export const trio: Composition = {
  title: "bottom",
  draw: ({ pen, hero, companions }) => {
    const { deep, mid, light, ink } = pen.palette;
    return [
      cover(tileWidth, tileHeight, pen.linear([mid, [deep, 0.6], ink])),
      cover(tileWidth, tileHeight, pen.random.pick([stripes, dots, scales])(pen, light, 1.2), 'opacity=".1"'),
      circle(150, 150, 128, pen.radial([lighten(mid, 0.6), [mix(mid, light, 0.3), 0.6], mid])),
      place(84, 118, 0.72, -12, companions[0] ?? ""),
      place(218, 122, 0.7, 12, companions[1] ?? ""),
      cover(tileWidth, tileHeight, pen.glow(ink, 0.3)),
      standing(pen, hero, 150, 186, 1.08),
      footer(pen, 240),
    ].join("");
  },
};
