import { darken, lighten, mix } from "../colour.ts";
import { line, path, rect, round } from "../svg.ts";
import { type Scene, cloud, orb, sky, stars, unitOf } from "./scene.ts";

function swellLine(width: number, y: number, wave: number, offset: number): string {
  let d = `M${round(-wave + offset)} ${round(y)}`;
  for (let x = -wave + offset; x < width + wave; x += wave)
    d += `q${round(wave / 2)} ${round(-wave * 0.22)} ${round(wave)} 0`;
  return d;
}

export const sea: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, accent, ink } = pen.palette;
  const { random } = pen;
  const night = random.chance(0.35);
  const horizon = height * 0.56;
  const sunX = width * random.range(0.25, 0.75);
  const glitter = Array.from({ length: 7 }, (_, index) => {
    const half = unit * (0.03 + index * 0.016);
    return `M${round(sunX - half)} ${round(horizon + 7 + index * 9)}H${round(sunX + half)}`;
  });
  return [
    sky(pen, width, height, night ? "night" : "dawn"),
    night ? stars(random, width, height * 0.4, 30, light) : cloud(width * 0.78, height * 0.2, unit * 0.12, light, 0.35),
    orb(pen, sunX, horizon - height * 0.1, unit * 0.12, night ? light : mix(light, accent, 0.3)),
    rect(0, horizon, width, height - horizon, pen.linear([lighten(mid, 0.15), [mix(mid, deep, 0.6), 0.4], ink])),
    line(glitter.join(""), light, 3, 'opacity=".55"'),
    ...[0.68, 0.78, 0.9].map((at, index) => {
      const d = swellLine(width, height * at, unit * (0.2 + index * 0.06), -random.range(0, width * 0.2));
      return (
        path(`${d}V${height}H0Z`, pen.linear([mix(mid, deep, 0.2 + index * 0.3), darken(deep, 0.3)])) +
        line(d, light, 2, 'opacity=".35"')
      );
    }),
  ].join("");
};
