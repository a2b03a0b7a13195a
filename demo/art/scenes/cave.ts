import { darken, lighten, mix } from "../colour.ts";
import { cover, path, round } from "../svg.ts";
import { type Scene, ridge, unitOf } from "./scene.ts";

/** A cavern, lit from its centre. */
export const cave: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, accent, ink } = pen.palette;
  const { random } = pen;
  const teeth = (from: number, to: number) => {
    let d = `M0 ${from}`;
    for (let x = 0; x < width;) {
      const step = unit * random.range(0.06, 0.14);
      const reach = from + (to - from) * random.range(0.4, 1);
      d += `L${round(x + step / 2)} ${round(reach)}L${round(x + step)} ${round(from + (to - from) * random.range(0.05, 0.2))}`;
      x += step;
    }
    return `${d}V${from}Z`;
  };
  const shards = Array.from({ length: 9 }, () => {
    const x = random.range(0, width);
    const s = unit * random.range(0.02, 0.05);
    return `M${round(x - s)} ${round(height * 0.8)}L${round(x)} ${round(height * 0.8 - s * random.range(2, 4))}L${round(x + s)} ${round(height * 0.8)}Z`;
  });
  return [
    cover(width, height, pen.radial([mix(light, accent, 0.35), [mid, 0.28], [deep, 0.6], ink], 0.5, 0.44, 0.72)),
    path(teeth(0, height * 0.26), mix(deep, ink, 0.35)),
    path(teeth(0, height * 0.15), mix(deep, ink, 0.75)),
    path(shards.join(""), pen.linear([lighten(mid, 0.6), deep])),
    path(ridge(random, width, height, height * 0.78, height * 0.02, 4), pen.linear([mix(deep, mid, 0.3), ink])),
    path(
      `M0 0V${height}H${round(width * 0.12)}C${round(width * 0.02)} ${round(height * 0.7)} ${round(width * 0.14)} ${round(height * 0.4)} ${round(width * 0.03)} 0ZM${width} 0V${height}H${round(width * 0.88)}C${round(width * 0.98)} ${round(height * 0.66)} ${round(width * 0.86)} ${round(height * 0.4)} ${round(width * 0.97)} 0Z`,
      darken(ink, 0.2),
    ),
  ].join("");
};
