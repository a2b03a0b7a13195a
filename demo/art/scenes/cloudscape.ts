import { lighten, mix } from "../colour.ts";
import { path, round } from "../svg.ts";
import { type Scene, cloud, orb, sky, unitOf } from "./scene.ts";

/** Rows of clouds, seen from above. */
export const cloudscape: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { mid, light, accent, deep } = pen.palette;
  const { random } = pen;
  const bank = (y: number, size: number, colour: string, opacity: number) => {
    let d = `M${round(-size)} ${height}V${round(y)}`;
    for (let x = -size; x < width + size;) {
      const bulge = size * random.range(0.7, 1.3);
      d += `a${round(bulge / 2)} ${round(bulge / 2.4)} 0 0 1 ${round(bulge)} 0`;
      x += bulge;
    }
    return path(`${d}V${height}Z`, colour, `opacity="${opacity}"`);
  };
  return [
    sky(pen, width, height, random.pick(["dawn", "day"])),
    orb(pen, width * random.range(0.2, 0.8), height * 0.22, unit * 0.11, mix(light, accent, 0.35)),
    cloud(width * 0.22, height * 0.3, unit * 0.14, "#ffffff", 0.4),
    cloud(width * 0.74, height * 0.46, unit * 0.12, "#ffffff", 0.35),
    bank(height * 0.64, unit * 0.24, lighten(mid, 0.6), 0.6),
    bank(height * 0.74, unit * 0.3, mix(light, mid, 0.4), 0.9),
    bank(height * 0.86, unit * 0.36, mix(mid, deep, 0.6), 1),
  ].join("");
};
