import { lighten, mix } from "../colour.ts";
import { path, round } from "../svg.ts";
import { type Scene, orb, ridge, sky, stars, unitOf } from "./scene.ts";

export const snowfield: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, ink } = pen.palette;
  const { random } = pen;
  const firs = (base: number, size: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = (index + random.range(0.1, 0.9)) * (width / count);
      const s = size * random.range(0.7, 1.2);
      return `M${round(x)} ${round(base - s * 2)}l${round(s * 0.35)} ${round(s * 0.7)}h${round(-s * 0.15)}l${round(s * 0.35)} ${round(s * 0.7)}h${round(-s * 0.15)}l${round(s * 0.35)} ${round(s * 0.7)}h${round(-s * 1.5)}l${round(s * 0.35)} ${round(-s * 0.7)}h${round(-s * 0.15)}l${round(s * 0.35)} ${round(-s * 0.7)}h${round(-s * 0.15)}Z`;
    }).join("");
  return [
    sky(pen, width, height, "night"),
    orb(pen, width * random.range(0.2, 0.8), height * 0.18, unit * 0.08, light),
    path(firs(height * 0.62, unit * 0.1, 7), mix(deep, mid, 0.4)),
    path(ridge(random, width, height, height * 0.6, height * 0.02, 3), pen.linear([lighten(mid, 0.5), mid])),
    path(firs(height * 0.72, unit * 0.14, 5), pen.linear([mix(deep, mid, 0.2), deep])),
    path(
      ridge(random, width, height, height * 0.7, height * 0.02, 2),
      pen.linear([light, [lighten(mid, 0.2), 0.5], deep]),
    ),
    path(ridge(random, width, height, height * 0.88, height * 0.02, 2), pen.linear([mix(mid, deep, 0.6), ink])),
    stars(random, width, height * 0.8, 46, "#ffffff"),
  ].join("");
};
