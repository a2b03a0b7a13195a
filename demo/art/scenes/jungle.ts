import { lighten, mix } from "../colour.ts";
import { cover, ellipse, line, path, place } from "../svg.ts";
import { type Scene, ridge, unitOf } from "./scene.ts";

/** Great leaves around a clearing. */
export const jungle: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, ink } = pen.palette;
  const blade = (x: number, y: number, length: number, degrees: number, colour: string) =>
    place(
      x,
      y,
      length / 100,
      degrees,
      path("M0 0C20 -34 70 -30 100 0C70 26 20 30 0 0Z", colour),
      line("M4 0H92", lighten(colour, 0.35), 2.5, 'opacity=".5"'),
    );
  const [back, front] = [mix(deep, mid, 0.5), deep];
  return [
    cover(width, height, pen.radial([mix(mid, light, 0.6), [mid, 0.35], [deep, 0.75], ink], 0.5, 0.4, 0.82)),
    ellipse(width / 2, height * 0.42, unit * 0.4, unit * 0.4, pen.glow(light, 0.6)),
    ...[
      [-6, 10, 60],
      [10, -6, 80],
      [106, 12, 124],
      [88, -6, 104],
      [-4, 40, 18],
      [104, 44, 166],
    ].map(([x, y, turn]) => blade((width * x!) / 100, (height * y!) / 100, unit * 0.55, turn!, back)),
    path(ridge(pen.random, width, height, height * 0.78, height * 0.02, 3), pen.linear([deep, ink])),
    ...[
      [-6, 84, -48],
      [4, 92, -24],
      [106, 84, -132],
      [96, 92, -158],
      [-8, -4, 30],
      [108, -4, 150],
    ].map(([x, y, turn]) => blade((width * x!) / 100, (height * y!) / 100, unit * 0.5, turn!, front)),
  ].join("");
};
