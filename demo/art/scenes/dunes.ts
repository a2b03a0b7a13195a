import { darken, lighten, mix } from "../colour.ts";
import { path } from "../svg.ts";
import { type Scene, orb, ridge, sky, stars, unitOf } from "./scene.ts";

export const dunes: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, accent, ink } = pen.palette;
  const { random } = pen;
  const night = random.chance(0.4);
  const sand = (share: number) =>
    pen.linear([lighten(mid, share), [mix(mid, deep, 0.5), 0.5], darken(deep, 0.2)], 0, 0, 0.3, 1);
  return [
    sky(pen, width, height, night ? "night" : "dawn"),
    night ? stars(random, width, height * 0.4, 34, light) : "",
    orb(pen, width * random.range(0.2, 0.8), height * 0.26, unit * 0.1, night ? light : mix(light, accent, 0.25)),
    path(ridge(random, width, height, height * 0.56, height * 0.02, 3), mix(deep, mid, 0.45), 'opacity=".8"'),
    path(ridge(random, width, height, height * 0.64, height * 0.04, 2), sand(0.3)),
    path(ridge(random, width, height, height * 0.74, height * 0.04, 2), sand(0.15)),
    path(ridge(random, width, height, height * 0.88, height * 0.03, 2), mix(deep, ink, 0.4)),
  ].join("");
};
