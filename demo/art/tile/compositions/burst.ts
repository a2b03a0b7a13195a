import { mix } from "../../colour.ts";
import { rays } from "../../ornament/frames.ts";
import { cover, path, place } from "../../svg.ts";
import { floating, footer } from "../parts.ts";
import { type Composition, tileHeight, tileWidth } from "../tile.ts";

/** Sunrays with the hero in the air. */
export const burst: Composition = {
  title: "bottom",
  draw: ({ pen, hero }) => {
    const { deep, mid, light, accent } = pen.palette;
    const bits = Array.from({ length: 16 }, () => {
      const [x, y, s] = [pen.random.range(6, 294), pen.random.range(6, 290), pen.random.range(3, 8)];
      return `M${x.toFixed(0)} ${(y - s).toFixed(0)}l${(s * 0.7).toFixed(1)} ${s.toFixed(1)}l${(-s * 0.7).toFixed(1)} ${s.toFixed(1)}l${(-s * 0.7).toFixed(1)} ${(-s).toFixed(1)}Z`;
    });
    return [
      cover(tileWidth, tileHeight, pen.radial([mix(mid, light, 0.5), [mid, 0.4], deep], 0.5, 0.42, 0.75)),
      place(
        150,
        166,
        1,
        0,
        `<g opacity=".24">${path(rays(pen.random.int(9, 14), 360, pen.random.range(0, 2)), light)}</g>`,
      ),
      path(bits.join(""), mix(accent, light, 0.3), 'opacity=".8"'),
      floating(pen, hero, 150, 164, 1.26),
      footer(pen, 230),
    ].join("");
  },
};
