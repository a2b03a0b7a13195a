import type { Hero } from "../../heroes/hero.ts";
import { circle, line } from "../../svg.ts";

/** Fireworks: three bursts of sparks. */
export const fireworks: Hero = (pen) => {
  const burst = (x: number, y: number, radius: number, colour: string) => {
    const sparks = Array.from({ length: 12 }, (_, index) => {
      const angle = (index * Math.PI) / 6;
      const at = (share: number) =>
        `${Math.round(x + Math.cos(angle) * radius * share)} ${Math.round(y + Math.sin(angle) * radius * share)}`;
      return `M${at(0.35)}L${at(1)}`;
    });
    return line(sparks.join(""), colour, 4) + circle(x, y, radius * 0.9, pen.glow(colour, 0.4));
  };
  const { light, accent } = pen.palette;
  return burst(-40, -20, 56, light) + burst(52, -52, 40, accent) + burst(40, 48, 34, "#f0c65a");
};
