import { lighten } from "../colour.ts";
import { seljukStar } from "../ornament/frames.ts";
import { rhombi } from "../ornament/tiles.ts";
import { cover, line, round } from "../svg.ts";
import { type Scene, unitOf } from "./scene.ts";

/** Playing cloth under a lamp, with the house star woven in. */
export const cloth: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, ink } = pen.palette;
  return [
    cover(width, height, pen.radial([lighten(mid, 0.25), [mid, 0.35], [deep, 0.75], ink], 0.5, 0.4, 0.8)),
    cover(width, height, rhombi(pen, light, unit / 500), 'opacity=".08"'),
    `<g transform="translate(${round(width / 2)} ${round(height * 0.42)})">${line(seljukStar(unit * 0.42), light, 2, 'opacity=".35"')}${line(seljukStar(unit * 0.38), light, 1, 'opacity=".3"')}</g>`,
    line(
      `M${round(width * -0.1)} ${round(height * 0.84)}Q${round(width * 0.5)} ${round(height * 0.62)} ${round(width * 1.1)} ${round(height * 0.84)}`,
      light,
      3,
      'opacity=".3"',
    ),
    line(
      `M${round(width * -0.1)} ${round(height * 0.88)}Q${round(width * 0.5)} ${round(height * 0.66)} ${round(width * 1.1)} ${round(height * 0.88)}`,
      light,
      1.2,
      'opacity=".3"',
    ),
  ].join("");
};
