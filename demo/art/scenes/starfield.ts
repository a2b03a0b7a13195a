import { lighten, mix } from "../colour.ts";
import { cover, line, round } from "../svg.ts";
import { type Scene, orb, stars, unitOf } from "./scene.ts";

export const starfield: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { ink, deep, mid, light, accent } = pen.palette;
  const { random } = pen;
  return [
    cover(width, height, pen.linear([ink, [deep, 0.6], mix(deep, mid, 0.6)], 0, 0, 0.4, 1)),
    `<ellipse cx="${round(width * 0.75)}" cy="${round(height * 0.25)}" rx="${round(width * 0.6)}" ry="${round(height * 0.24)}" fill="${pen.glow(mid, 0.5)}" transform="rotate(-24 ${round(width * 0.75)} ${round(height * 0.25)})"/>`,
    `<ellipse cx="${round(width * 0.2)}" cy="${round(height * 0.6)}" rx="${round(width * 0.5)}" ry="${round(height * 0.2)}" fill="${pen.glow(accent, 0.28)}"/>`,
    stars(random, width, height, 60, light),
    orb(pen, width * random.range(0.1, 0.9), height * random.range(0.08, 0.2), unit * 0.05, accent),
    `<ellipse cx="${round(width * 0.5)}" cy="${round(height * 1.22)}" rx="${round(width * 0.95)}" ry="${round(height * 0.42)}" fill="${pen.linear([lighten(mid, 0.35), [mix(mid, deep, 0.5), 0.12], ink])}"/>`,
    line(
      `M${round(width * -0.05)} ${round(height * 0.86)}Q${round(width * 0.5)} ${round(height * 0.74)} ${round(width * 1.05)} ${round(height * 0.86)}`,
      light,
      2,
      'opacity=".4"',
    ),
  ].join("");
};
