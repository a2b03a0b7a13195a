import { lighten, mix } from "../colour.ts";
import { path } from "../svg.ts";
import { type Scene, orb, peaks, ridge, sky, stars, unitOf } from "./scene.ts";

export const mountains: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, ink } = pen.palette;
  const { random } = pen;
  return [
    sky(pen, width, height, random.pick(["night", "dawn"])),
    stars(random, width, height * 0.35, 26, light),
    orb(pen, width * random.range(0.2, 0.8), height * 0.2, unit * 0.09, light),
    path(
      peaks(random, width, height, height * 0.6, height * 0.3, Math.round((3 * width) / unit)),
      pen.linear([lighten(mid, 0.5), [mix(mid, deep, 0.6), 0.5], deep]),
    ),
    path(
      peaks(random, width, height, height * 0.72, height * 0.22, Math.round((4 * width) / unit)),
      pen.linear([mix(mid, deep, 0.5), deep]),
    ),
    path(ridge(random, width, height, height * 0.74, height * 0.03, 3), pen.linear([deep, ink])),
    path(ridge(random, width, height, height * 0.86, height * 0.03, 2), ink, 'opacity=".7"'),
  ].join("");
};
