import { lighten, mix } from "../colour.ts";
import { cover, disc, line, path, round } from "../svg.ts";
import { type Scene, unitOf } from "./scene.ts";

/** Silhouettes of gears and beams of light. */
export const workshop: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, ink } = pen.palette;
  const { random } = pen;
  const gear = (x: number, y: number, r: number) =>
    line(disc(x, y, r), mix(deep, mid, 0.6), r * 0.3) +
    line(
      disc(x, y, r * 1.22),
      mix(deep, mid, 0.6),
      r * 0.2,
      `stroke-dasharray="${round(r * 0.42)} ${round(r * 0.42)}"`,
    );
  return [
    cover(width, height, pen.radial([mix(mid, light, 0.3), [mix(mid, deep, 0.5), 0.45], ink], 0.5, 0.4, 0.85)),
    gear(width * random.range(0.06, 0.16), height * 0.16, unit * 0.16),
    gear(width * random.range(0.84, 0.94), height * 0.3, unit * 0.2),
    gear(width * random.range(0.04, 0.14), height * 0.62, unit * 0.13),
    path(
      `M0 ${round(height * 0.04)}H${width}V${round(height * 0.07)}H0ZM0 ${round(height * 0.76)}H${width}V${height}H0Z`,
      mix(deep, ink, 0.4),
    ),
    line(
      `M${round(width * 0.06)} ${round(height * 0.055)}H${width}`,
      light,
      4,
      `stroke-dasharray="0.1 ${round(unit * 0.12)}" opacity=".5"`,
    ),
    line(`M0 ${round(height * 0.765)}H${width}`, lighten(mid, 0.3), 2, 'opacity=".5"'),
  ].join("");
};
