import { darken, lighten } from "../../colour.ts";
import { path, polygon } from "../../svg.ts";
import type { Hero } from "../hero.ts";
import { sparkle } from "./sparkle.ts";

export const ruby: Hero = (pen) => {
  const red = "#cf2340";
  const rim: [number, number][] = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4 - Math.PI / 2;
    return [Math.cos(angle) * 92, Math.sin(angle) * 92];
  });
  const table = rim.map(([x, y]): [number, number] => [x * 0.56, y * 0.56]);
  const tones = [0.7, 0.3, -0.1, -0.4, -0.55, -0.3, 0.15, 0.5];
  return [
    path(polygon(rim), darken(red, 0.4)),
    ...rim.map((from, i) => {
      const next = (i + 1) % 8;
      const light = tones[i]!;
      const tone = light < 0 ? darken(red, -light) : lighten(red, light);
      const middle: [number, number] = [
        (from[0] + rim[next]![0]) / 2,
        (from[1] + rim[next]![1]) / 2,
      ];
      return (
        path(polygon([from, middle, table[i]!]), tone) +
        path(polygon([middle, rim[next]!, table[next]!, table[i]!]), lighten(tone, 0.12))
      );
    }),
    path(polygon(table), pen.linear([lighten(red, 0.35), red, darken(red, 0.25)], 0, 0, 1, 1)),
    path("M-34 -30L24 -40L-40 18Z", "#fff", 'opacity=".35"'),
    sparkle(-56, -56, 22),
    sparkle(62, 40, 12),
  ].join("");
};
