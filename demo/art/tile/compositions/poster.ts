import { lighten, mix } from "../../colour.ts";
import { dots, kilim, rhombi, scales } from "../../ornament/tiles.ts";
import { circle, cover, path, rect } from "../../svg.ts";
import { standing } from "../parts.ts";
import { type Composition, tileHeight, tileWidth } from "../tile.ts";

/** A printed poster on light paper: flat shapes with the title above. */
export const poster: Composition = {
  title: "paper",
  draw: ({ pen, hero }) => {
    const { deep, mid, light, accent } = pen.palette;
    const low = pen.random.pick([
      `M0 400V306C70 276 150 330 220 300C260 284 284 290 300 298V400Z`,
      `M0 400V300H300V400Z`,
      `M0 400V330L150 270L300 330V400Z`,
      `M0 400V312Q37 288 75 312T150 312T225 312T300 312V400Z`,
    ]);
    return [
      cover(tileWidth, tileHeight, pen.linear([lighten(light, 0.2), mix(light, mid, 0.18)])),
      circle(150, 236, 126, pen.linear([mix(accent, light, 0.25), accent])),
      circle(150, 236, 138, "none", `stroke="${accent}" stroke-width="2" opacity=".6"`),
      path(low, pen.linear([mid, deep])),
      rect(0, 270, tileWidth, 130, pen.random.pick([rhombi, scales, kilim, dots])(pen, light, 0.7), `opacity=".14"`),
      standing(pen, hero, 150, 248, 1.22),
    ].join("");
  },
};
