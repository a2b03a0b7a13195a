import { lighten, mix } from "../colour.ts";
import { path, place, round } from "../svg.ts";
import { type Scene, cloud, orb, ridge, sky, unitOf } from "./scene.ts";

/** Fairy chimneys at daybreak, small balloons far off. */
export const tuffValley: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, accent, ink } = pen.palette;
  const { random } = pen;
  const cones = (base: number, size: number) =>
    Array.from({ length: Math.round(width / size) + 1 }, (_, index) => {
      const x = index * size + random.range(-size * 0.2, size * 0.2);
      const [w, h] = [size * random.range(0.45, 0.7), size * random.range(0.8, 1.5)];
      return `M${round(x - w)} ${round(base)}C${round(x - w * 0.7)} ${round(base - h * 0.5)} ${round(x - w * 0.3)} ${round(base - h * 0.7)} ${round(x - w * 0.24)} ${round(base - h * 0.8)}L${round(x - w * 0.4)} ${round(base - h * 0.8)}L${round(x)} ${round(base - h * 1.12)}L${round(x + w * 0.4)} ${round(base - h * 0.8)}L${round(x + w * 0.24)} ${round(base - h * 0.8)}C${round(x + w * 0.3)} ${round(base - h * 0.7)} ${round(x + w * 0.7)} ${round(base - h * 0.5)} ${round(x + w)} ${round(base)}Z`;
    }).join("");
  const far = (x: number, y: number, size: number, colour: string) =>
    place(
      x,
      y,
      size,
      0,
      path("M0 -20C14 -20 20 -10 18 0C16 10 6 14 4 20H-4C-6 14 -16 10 -18 0C-20 -10 -14 -20 0 -20Z", colour),
      path("M-3 23H3V28H-3Z", ink),
    );
  return [
    sky(pen, width, height, "dawn"),
    orb(pen, width * 0.74, height * 0.4, unit * 0.08, light),
    cloud(width * 0.2, height * 0.2, unit * 0.12, light, 0.25),
    far(width * 0.16, height * 0.32, 0.7, accent),
    far(width * 0.86, height * 0.18, 0.9, lighten(accent, 0.4)),
    far(width * 0.34, height * 0.14, 0.45, deep),
    path(cones(height * 0.66, unit * 0.17), mix(mid, deep, 0.35), 'opacity=".75"'),
    path(`M0 ${round(height * 0.64)}H${width}V${height}H0Z`, mix(mid, deep, 0.5)),
    path(cones(height * 0.8, unit * 0.26), pen.linear([mix(mid, light, 0.3), deep])),
    path(ridge(random, width, height, height * 0.78, height * 0.02, 3), pen.linear([deep, ink])),
  ].join("");
};
