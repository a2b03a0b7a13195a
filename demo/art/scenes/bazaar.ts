import { fade, mix } from "../colour.ts";
import { ogeeArch } from "../ornament/frames.ts";
import { starsAndCrosses } from "../ornament/tiles.ts";
import { cover, disc, line, path, round } from "../svg.ts";
import { type Scene, unitOf } from "./scene.ts";

/** The vaults of a covered bazaar with a row of lamps. */
export const bazaar: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, accent, ink } = pen.palette;
  const vault = (scale: number) =>
    ogeeArch(width / 2, height * (0.98 - 0.48 * scale), unit * 1.1 * scale, height * scale * 0.98);
  const lamps = [0.16, 0.84, 0.3, 0.7].map((at, index) => {
    const [x, y, r] = [width * at, height * (index < 2 ? 0.2 : 0.3), unit * (index < 2 ? 0.045 : 0.03)];
    return { x, y, r };
  });
  return [
    cover(width, height, pen.linear([deep, ink])),
    cover(width, height, starsAndCrosses(pen, light, unit / 420), 'opacity=".1"'),
    path(vault(1.02), mix(deep, mid, 0.45)),
    path(vault(0.86), mix(deep, mid, 0.7)),
    path(vault(0.66), mix(mid, light, 0.12)),
    path(vault(0.46), pen.linear([light, mix(light, accent, 0.5)])),
    path(
      `M0 ${height}L${round(width * 0.3)} ${round(height * 0.72)}H${round(width * 0.7)}L${width} ${height}Z`,
      pen.linear([mix(mid, deep, 0.4), ink]),
    ),
    line(lamps.map(({ x, y, r }) => `M${round(x)} 0V${round(y - r)}`).join(""), ink, 1.5),
    path(lamps.map(({ x, y, r }) => disc(x, y, r * 2.6)).join(""), fade(mix(light, accent, 0.5), 0.22)),
    path(lamps.map(({ x, y, r }) => disc(x, y, r)).join(""), pen.radial([light, accent])),
  ].join("");
};
