import { mix } from "../colour.ts";
import { rays } from "../ornament/frames.ts";
import { cover, ellipse, path, round } from "../svg.ts";
import { type Scene, unitOf } from "./scene.ts";

/** Broad sunrays from behind the hero. */
export const sunburst: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light } = pen.palette;
  const count = pen.random.int(9, 14);
  return [
    cover(width, height, pen.radial([mix(mid, light, 0.45), [mid, 0.4], deep], 0.5, 0.42, 0.8)),
    `<g transform="translate(${round(width / 2)} ${round(height * 0.42)})" opacity=".28">${path(rays(count, width * 1.3 + height, pen.random.range(0, 2)), light)}</g>`,
    ellipse(width / 2, height * 0.42, unit * 0.55, unit * 0.55, pen.glow(light, 0.55)),
  ].join("");
};
