import { fade, lighten, mix } from "../colour.ts";
import { cover, disc, line, path, round } from "../svg.ts";
import { type Scene, unitOf } from "./scene.ts";

export const underwater: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, accent, ink } = pen.palette;
  const { random } = pen;
  const weeds = (from: number, count: number, colour: string) =>
    line(
      Array.from({ length: count }, (_, index) => {
        const x = from + index * unit * 0.035;
        const tall = height * random.range(0.16, 0.36);
        const bend = unit * random.range(-0.05, 0.05);
        return `M${round(x)} ${height}C${round(x + bend)} ${round(height - tall * 0.4)} ${round(x - bend)} ${round(height - tall * 0.7)} ${round(x + bend)} ${round(height - tall)}`;
      }).join(""),
      colour,
      unit * 0.026,
    );
  const shafts = [0.1, 0.34, 0.58, 0.8].map((at) => {
    const x = width * at;
    return `M${round(x)} 0H${round(x + width * 0.09)}L${round(x - width * 0.02)} ${round(height * 0.8)}H${round(x - width * 0.2)}Z`;
  });
  return [
    cover(width, height, pen.linear([lighten(mid, 0.35), [mid, 0.25], [deep, 0.65], ink])),
    path(shafts.join(""), pen.linear([fade(light, 0.5), fade(light, 0)])),
    path(
      `M0 ${height}V${round(height * 0.86)}C${round(width * 0.3)} ${round(height * 0.78)} ${round(width * 0.6)} ${round(height * 0.92)} ${width} ${round(height * 0.82)}V${height}Z`,
      mix(deep, ink, 0.4),
    ),
    weeds(width * 0.02, 5, mix(deep, "#2f8066", 0.6)),
    weeds(width * 0.82, 6, mix(deep, accent, 0.5)),
    path(
      Array.from({ length: 16 }, () =>
        disc(random.range(0, width), random.range(height * 0.1, height * 0.85), random.range(1.5, 6)),
      ).join(""),
      light,
      'opacity=".3"',
    ),
  ].join("");
};
