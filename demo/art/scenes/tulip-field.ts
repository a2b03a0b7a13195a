import { mix } from "../colour.ts";
import { line, path, round } from "../svg.ts";
import { type Scene, cloud, orb, ridge, sky, unitOf } from "./scene.ts";

/** A tulip meadow in the evening. */
export const tulipField: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, accent, ink } = pen.palette;
  const { random } = pen;
  const row = (y: number, size: number, count: number, colour: string) => {
    const at = Array.from({ length: count }, (_, index) => ((index + random.range(0.2, 0.8)) / count) * width);
    return (
      line(
        at.map((x) => `M${round(x)} ${round(y)}v${round(size * 2.4)}`).join(""),
        mix(deep, "#3f8a58", 0.6),
        size * 0.22,
      ) +
      path(
        at
          .map(
            (x) =>
              `M${round(x)} ${round(y + size * 0.5)}c${round(-size * 0.8)} ${round(-size * 0.2)} ${round(-size * 0.7)} ${round(-size)} ${round(-size * 0.5)} ${round(-size * 1.4)}l${round(size * 0.3)} ${round(size * 0.5)}l${round(size * 0.2)} ${round(-size * 0.8)}l${round(size * 0.2)} ${round(size * 0.8)}l${round(size * 0.3)} ${round(-size * 0.5)}c${round(size * 0.2)} ${round(size * 0.4)} ${round(size * 0.3)} ${round(size * 1.2)} ${round(-size * 0.5)} ${round(size * 1.4)}Z`,
          )
          .join(""),
        colour,
      )
    );
  };
  return [
    sky(pen, width, height, "dawn"),
    orb(pen, width * random.range(0.25, 0.75), height * 0.34, unit * 0.12, light),
    cloud(width * 0.8, height * 0.16, unit * 0.12, light, 0.3),
    path(ridge(random, width, height, height * 0.56, height * 0.04, 3), mix(mid, deep, 0.4)),
    path(ridge(random, width, height, height * 0.64, height * 0.02, 2), pen.linear([mix(deep, "#3f8a58", 0.5), ink])),
    row(height * 0.64, unit * 0.02, 16, mix(accent, deep, 0.3)),
    row(height * 0.7, unit * 0.03, 12, accent),
    row(height * 0.8, unit * 0.045, 9, mix(accent, light, 0.3)),
  ].join("");
};
