import { mix } from "../colour.ts";
import { cintemani, starsAndCrosses, tulips } from "../ornament/tiles.ts";
import { line, rect, round } from "../svg.ts";
import { type Scene, unitOf } from "./scene.ts";

/** A hall with a tiled wall, a dado and a polished floor. */
export const tiledHall: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, accent, ink } = pen.palette;
  const floor = height * 0.7;
  const pattern = pen.random.pick([tulips, cintemani, starsAndCrosses]);
  const boards = Array.from(
    { length: 9 },
    (_, index) =>
      `M${round(width / 2 + (index - 4) * width * 0.1)} ${round(floor)}L${round(width / 2 + (index - 4) * width * 0.3)} ${height}`,
  );
  return [
    rect(0, 0, width, floor, pen.radial([mix(mid, light, 0.15), [mix(mid, deep, 0.4), 0.5], deep], 0.5, 0.45, 0.8)),
    rect(0, 0, width, floor, pattern(pen, light, unit / 460), 'opacity=".22"'),
    rect(0, floor - height * 0.06, width, height * 0.06, deep),
    line(
      `M0 ${round(floor - height * 0.03)}H${width}`,
      light,
      height * 0.014,
      `stroke-dasharray="0.1 ${round(height * 0.034)}" opacity=".7"`,
    ),
    rect(0, floor - height * 0.062, width, 2, accent),
    rect(0, floor, width, height - floor, pen.linear([mix(mid, deep, 0.5), ink])),
    line(boards.join(""), light, 1.5, 'opacity=".16"'),
  ].join("");
};
