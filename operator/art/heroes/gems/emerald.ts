import { darken, lighten } from "../../colour.ts";
import { path, polygon } from "../../svg.ts";
import type { Hero } from "../hero.ts";
import { sparkle } from "./sparkle.ts";

/** A step-cut octagon seen from above. */
function stepCut(colour: string, width: number): string {
  const ring = (inset: number): [number, number][] => {
    const [w, h, cut] = [width - inset, 90 - inset, 34 - inset * 0.4];
    return [
      [-w + cut, -h],
      [w - cut, -h],
      [w, -h + cut],
      [w, h - cut],
      [w - cut, h],
      [-w + cut, h],
      [-w, h - cut],
      [-w, -h + cut],
    ];
  };
  const bands = [0, 20, 40].map((inset, step) => {
    const outer = ring(inset);
    const inner = ring(inset + 20);
    return outer
      .map((from, side) => {
        const next = (side + 1) % 8;
        const light =
          [0.8, 0.3, -0.12, -0.42, -0.62, -0.35, 0.12, 0.55][side]! * (step === 1 ? 0.8 : 1);
        const tone = light < 0 ? darken(colour, -light) : lighten(colour, light);
        return path(polygon([from, outer[next]!, inner[next]!, inner[side]!]), tone);
      })
      .join("");
  });
  return [
    ...bands.slice(0, 2),
    path(polygon(ring(40)), lighten(colour, 0.22)),
    path(`M${-width + 52} -34L${width - 62} -48L${-width + 46} 30Z`, "#fff", 'opacity=".3"'),
    sparkle(-width + 24, -66, 20),
  ].join("");
}

export const emerald: Hero = () => stepCut("#12a05a", 70);
