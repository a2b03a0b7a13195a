import { darken, lighten, mix } from "../colour.ts";
import { ellipse, line, round } from "../svg.ts";
import { type Scene, cloud, sky, unitOf } from "./scene.ts";

/** Sugar hills under round clouds. */
export const sugarHills: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, accent } = pen.palette;
  const hill = (x: number, y: number, rx: number, ry: number, colour: string) =>
    ellipse(width * x, height * y, width * rx, height * ry, pen.linear([lighten(colour, 0.35), darken(colour, 0.15)]));
  return [
    sky(pen, width, height, "day"),
    cloud(width * 0.2, height * 0.16, unit * 0.15, "#ffffff", 0.75),
    cloud(width * 0.78, height * 0.26, unit * 0.13, "#ffffff", 0.6),
    hill(0.12, 0.88, 0.42, 0.3, mix(mid, light, 0.2)),
    hill(0.92, 0.9, 0.5, 0.34, accent),
    hill(0.5, 1.06, 0.62, 0.34, mid),
    line(
      `M${round(width * 0.06)} ${round(height * 0.92)}Q${round(width * 0.5)} ${round(height * 0.7)} ${round(width * 0.94)} ${round(height * 0.92)}`,
      light,
      6,
      'stroke-dasharray="0.1 16" opacity=".8"',
    ),
    hill(0.5, 1.14, 0.9, 0.3, deep),
  ].join("");
};
