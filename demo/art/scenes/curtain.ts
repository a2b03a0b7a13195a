import { darken, fade, mix } from "../colour.ts";
import { cover, ellipse, line, path, rect, round } from "../svg.ts";
import type { Scene } from "./scene.ts";

/** Open curtains, a wooden floor and a spotlight. */
export const curtain: Scene = (pen, width, height) => {
  const { deep, mid, light, accent, ink } = pen.palette;
  const floor = height * 0.76;
  const folds = (side: 0 | 1) =>
    Array.from({ length: 5 }, (_, index) => {
      const reach = width * (0.34 - index * 0.06);
      const x = (at: number) => round(side ? width - at : at);
      return path(
        `M${x(0)} 0H${x(reach)}C${x(reach * 0.8)} ${round(height * 0.3)} ${x(reach * 0.5)} ${round(height * 0.5)} ${x(reach * 0.62)} ${round(floor)}H${x(0)}Z`,
        mix(index % 2 ? mid : deep, ink, index * 0.06),
      );
    }).join("");
  return [
    cover(width, height, pen.radial([mix(mid, deep, 0.45), [deep, 0.5], ink], 0.5, 0.4, 0.8)),
    path(
      `M${round(width * 0.42)} 0H${round(width * 0.58)}L${round(width * 0.86)} ${round(floor)}H${round(width * 0.14)}Z`,
      pen.linear([fade(light, 0.55), fade(light, 0.02)]),
    ),
    rect(0, floor, width, height - floor, pen.linear([mix(accent, deep, 0.65), ink])),
    ellipse(width / 2, floor + height * 0.05, width * 0.36, height * 0.045, fade(light, 0.25)),
    folds(0),
    folds(1),
    path(
      `M0 0H${width}V${round(height * 0.05)}Q${round(width * 0.875)} ${round(height * 0.13)} ${round(width * 0.75)} ${round(height * 0.05)}T${round(width * 0.5)} ${round(height * 0.05)}T${round(width * 0.25)} ${round(height * 0.05)}T0 ${round(height * 0.05)}Z`,
      pen.linear([mid, darken(mid, 0.35)]),
    ),
    line(
      `M0 ${round(height * 0.055)}Q${round(width * 0.125)} ${round(height * 0.14)} ${round(width * 0.25)} ${round(height * 0.055)}T${round(width * 0.5)} ${round(height * 0.055)}T${round(width * 0.75)} ${round(height * 0.055)}T${width} ${round(height * 0.055)}`,
      accent,
      3,
      'opacity=".8"',
    ),
  ].join("");
};
