import { mix } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { line, path, rect, round } from "../svg.ts";
import { type Scene, orb, sky, stars, unitOf } from "./scene.ts";

/** Domes, towers and roofs along a ground line, as path data. */
function roofs(pen: Pen, width: number, base: number, size: number): string {
  const { random } = pen;
  let d = "";
  for (let x = -size; x < width + size;) {
    const w = size * random.range(0.5, 1);
    const h = size * random.range(0.4, 0.9);
    const [l, r, top] = [round(x), round(x + w), round(base - h)];
    const kind = random.int(0, 3);
    d += `M${l} ${round(base + size)}V${top}`;
    if (kind === 0) {
      d += `A${round(w / 2)} ${round(w * 0.46)} 0 0 1 ${r} ${top}V${round(base + size)}Z`;
      d += `M${round(x + w / 2 - 1)} ${round(base - h - w * 0.6)}h2v${round(w * 0.2)}h-2Z`;
    } else if (kind === 1) {
      const needle = round(w * 0.16);
      d = d.slice(0, d.lastIndexOf("M"));
      d += `M${round(x + w / 2)} ${round(base - h * 2.2)}l${needle} ${round(h * 0.4)}v${round(h * 1.8 + size)}h${-2 * needle}v${round(-h * 1.8 - size)}Z`;
    } else if (kind === 2) {
      d += `L${round(x + w / 2)} ${round(base - h - w * 0.3)}L${r} ${top}V${round(base + size)}Z`;
    } else {
      d += `H${r}V${round(base + size)}Z`;
    }
    x += w * 0.92;
  }
  return d;
}

/** The city across the strait, by night. */
export const skyline: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, accent, ink } = pen.palette;
  const { random } = pen;
  const shore = height * 0.62;
  const windows = Array.from({ length: 26 }, () => {
    const [x, y] = [random.range(0, width), random.range(shore - height * 0.05, shore - 3)];
    return `M${round(x)} ${round(y)}h2v3h-2Z`;
  });
  const glints = Array.from(
    { length: 18 },
    () =>
      `M${round(random.range(0, width))} ${round(random.range(shore + 8, height * 0.84))}h${round(random.range(6, 22))}`,
  );
  return [
    sky(pen, width, height, "night"),
    stars(random, width, height * 0.4, 34, light),
    orb(pen, width * random.range(0.2, 0.8), height * 0.2, unit * 0.09, light),
    path(roofs(pen, width, shore, unit * 0.14), mix(deep, mid, 0.55)),
    path(roofs(pen, width, shore + 2, unit * 0.2), mix(deep, ink, 0.25)),
    path(windows.join(""), mix(light, accent, 0.35)),
    rect(0, shore, width, height - shore, pen.linear([mix(deep, mid, 0.5), [deep, 0.4], ink])),
    line(glints.join(""), mix(light, accent, 0.3), 2, 'opacity=".5"'),
  ].join("");
};
