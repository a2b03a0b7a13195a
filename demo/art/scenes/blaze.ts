import { mix } from "../colour.ts";
import { cover, path, round } from "../svg.ts";
import { type Scene, stars } from "./scene.ts";

/** Embers rising over flames. */
export const blaze: Scene = (pen, width, height) => {
  const { ink, deep, mid, light, accent } = pen.palette;
  const { random } = pen;
  const flames = (base: number, tall: number, count: number) => {
    const step = width / count;
    let d = `M0 ${height}V${round(base)}`;
    for (let i = 0; i < count; i++) {
      const tip = base - tall * random.range(0.5, 1);
      const x = i * step;
      d += `C${round(x + step * 0.1)} ${round(base - tall * 0.4)} ${round(x + step * 0.6)} ${round(base - tall * 0.4)} ${round(x + step * random.range(0.3, 0.6))} ${round(tip)}C${round(x + step * 0.9)} ${round(base - tall * 0.5)} ${round(x + step * 0.8)} ${round(base - tall * 0.1)} ${round(x + step)} ${round(base)}`;
    }
    return `${d}V${height}Z`;
  };
  return [
    cover(width, height, pen.radial([mix(mid, accent, 0.4), [deep, 0.5], ink], 0.5, 0.5, 0.75)),
    path(flames(height * 0.72, height * 0.36, 4), mix(mid, deep, 0.5), 'opacity=".8"'),
    path(flames(height * 0.8, height * 0.28, 5), pen.linear([accent, mid])),
    path(flames(height * 0.9, height * 0.2, 6), pen.linear([light, accent])),
    stars(random, width, height * 0.8, 34, mix(light, accent, 0.4)),
  ].join("");
};
