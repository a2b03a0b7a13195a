import { lighten, mix } from "../colour.ts";
import { stripes } from "../ornament/tiles.ts";
import { cover, line, path, rect, round } from "../svg.ts";
import type { Scene } from "./scene.ts";

/** A road with speed lines, in perspective. */
export const speedway: Scene = (pen, width, height) => {
  const { deep, mid, light, accent, ink } = pen.palette;
  const horizon = height * 0.5;
  const streaks = Array.from({ length: 14 }, () => {
    const y = pen.random.range(height * 0.08, horizon - 6);
    const x = pen.random.range(-20, width);
    return `M${round(x)} ${round(y)}h${round(pen.random.range(20, 90))}`;
  });
  return [
    cover(width, height, pen.linear([deep, [mid, 0.5], lighten(mid, 0.4)])),
    line(streaks.join(""), light, 2.5, 'opacity=".4"'),
    rect(0, horizon, width, height - horizon, pen.linear([mix(ink, mid, 0.3), ink])),
    path(
      `M${round(width * 0.42)} ${round(horizon)}H${round(width * 0.58)}L${round(width * 1.25)} ${height}H${round(width * -0.25)}Z`,
      pen.linear(["#6d7380", "#1d2028"]),
    ),
    path(
      `M${round(width * 0.42)} ${round(horizon)}L${round(width * -0.25)} ${height}H${round(width * -0.1)}L${round(width * 0.43)} ${round(horizon)}ZM${round(width * 0.58)} ${round(horizon)}L${round(width * 1.25)} ${height}H${round(width * 1.1)}L${round(width * 0.57)} ${round(horizon)}Z`,
      accent,
    ),
    path(
      `M${round(width * 0.497)} ${round(horizon)}h${round(width * 0.006)}l${round(width * 0.02)} ${round(height * 0.16)}h${round(-width * 0.046)}Z`,
      light,
      'opacity=".8"',
    ),
    rect(0, horizon - 3, width, 3, stripes(pen, light, 0.6), 'opacity=".6"'),
  ].join("");
};
