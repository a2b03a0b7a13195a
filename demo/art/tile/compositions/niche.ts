import { darken } from "../../colour.ts";
import { lobedArch, ogeeArch, roundArch } from "../../ornament/frames.ts";
import { path } from "../../svg.ts";
import { footer, standing } from "../parts.ts";
import { type Composition, tileWidth } from "../tile.ts";
import { patternedWall } from "./patterned-wall.ts";

/** A window in a patterned wall, with the hero stepping out of it. */
export const niche: Composition = {
  title: "bottom",
  draw: ({ pen, hero, scene }) => {
    const arch = pen.random.pick([ogeeArch, lobedArch, roundArch]);
    const inner = arch(150, 156, 216, 252);
    return [
      patternedWall(pen, 0.16),
      path(arch(150, 152, 244, 284), darken(pen.palette.deep, 0.25)),
      `<g ${pen.clip(inner)}>${scene(pen, tileWidth, 300)}</g>`,
      path(inner, "none", `stroke="${pen.gold}" stroke-width="5"`),
      path(arch(150, 152, 244, 284), "none", `stroke="${pen.gold}" stroke-width="2"`),
      standing(pen, hero, 150, 182, 1.12),
      footer(pen, 250),
    ].join("");
  },
};
