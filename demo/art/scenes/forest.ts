import { fade, mix } from "../colour.ts";
import { cover, path, round } from "../svg.ts";
import { type Scene, ridge, unitOf } from "./scene.ts";

/** Trunks at three depths with light between them. */
export const forest: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, ink } = pen.palette;
  const { random } = pen;
  const trunks = (count: number, thick: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = ((index + random.range(0.1, 0.9)) / count) * width;
      const w = thick * random.range(0.6, 1.2);
      return `M${round(x - w)} ${height}L${round(x - w * 0.5)} 0H${round(x + w * 0.5)}L${round(x + w)} ${height}Z`;
    }).join("");
  const shafts = [0.2, 0.46, 0.7].map(
    (at) =>
      `M${round(width * at)} 0h${round(width * 0.1)}L${round(width * (at - 0.1))} ${height}h${round(width * -0.2)}Z`,
  );
  return [
    cover(width, height, pen.radial([mix(mid, light, 0.5), [mid, 0.4], deep], 0.5, 0.4, 0.8)),
    path(trunks(Math.round((9 * width) / unit), unit * 0.018), mix(mid, deep, 0.45), 'opacity=".7"'),
    path(shafts.join(""), pen.linear([fade(light, 0.45), fade(light, 0)])),
    path(trunks(Math.round((5 * width) / unit), unit * 0.035), mix(deep, mid, 0.2)),
    path(ridge(random, width, height, height * 0.76, height * 0.02, 4), pen.linear([deep, ink])),
    path(
      `M0 0H${width}V${round(height * 0.08)}Q${round(width * 0.9)} ${round(height * 0.16)} ${round(width * 0.8)} ${round(height * 0.08)}T${round(width * 0.6)} ${round(height * 0.07)}T${round(width * 0.4)} ${round(height * 0.08)}T${round(width * 0.2)} ${round(height * 0.07)}T0 ${round(height * 0.1)}Z`,
      mix(deep, ink, 0.5),
    ),
  ].join("");
};
