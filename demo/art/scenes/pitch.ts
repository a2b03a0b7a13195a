import { fade, mix } from "../colour.ts";
import { cover, disc, line, path, round } from "../svg.ts";
import { type Scene, unitOf } from "./scene.ts";

/** Floodlights over striped turf. */
export const pitch: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, ink } = pen.palette;
  const turf = height * 0.62;
  const lamps = (x: number, dir: number) =>
    Array.from({ length: 6 }, (_, i) =>
      disc(x + (i % 3) * unit * 0.03 * dir, height * 0.1 + Math.floor(i / 3) * unit * 0.033, unit * 0.011),
    ).join("");
  return [
    cover(width, height, pen.linear([ink, [deep, 0.5], mix(deep, mid, 0.5)])),
    path(
      `M${round(width * 0.08)} ${round(height * 0.12)}L${round(width * -0.3)} ${height}H${round(width * 0.7)}ZM${round(width * 0.92)} ${round(height * 0.12)}L${round(width * 1.3)} ${height}H${round(width * 0.3)}Z`,
      pen.linear([fade(light, 0.5), fade(light, 0)]),
    ),
    path(lamps(width * 0.05, 1) + lamps(width * 0.95, -1), light),
    path(
      `M0 ${round(turf)}V${round(turf - height * 0.1)}Q${round(width / 2)} ${round(turf - height * 0.16)} ${width} ${round(turf - height * 0.1)}V${round(turf)}Z`,
      mix(ink, deep, 0.6),
    ),
    line(
      `M4 ${round(turf - height * 0.06)}H${width}M0 ${round(turf - height * 0.035)}H${width}`,
      light,
      2.4,
      'stroke-dasharray="0.1 8" opacity=".35"',
    ),
    path(`M0 ${round(turf)}H${width}V${height}H0Z`, pen.linear(["#2f8a4a", "#0f3a22"])),
    path(
      [0, 2, 4]
        .map(
          (i) =>
            `M${round(width * (0.2 + i * 0.12))} ${round(turf)}H${round(width * (0.32 + i * 0.12))}L${round(width * (0.5 + (i - 1.5) * 0.5))} ${height}H${round(width * (0.5 + (i - 2.5) * 0.5))}Z`,
        )
        .join(""),
      "#4faa5e",
      'opacity=".35"',
    ),
  ].join("");
};
