import { fade, lighten, mix } from "../colour.ts";
import type { Pen } from "../pen.ts";
import type { Random } from "../../../operator/lib/random.ts";
import { circle, cover, line, path, round } from "../svg.ts";

/** Draws the background of a picture of `width` × `height`. */
export type Scene = (pen: Pen, width: number, height: number) => string;

/** The unit of length for scenery. It makes the sun equally large in portrait and landscape pictures. */
export function unitOf(width: number, height: number): number {
  return Math.min(width, height);
}

/** A sky over the whole picture: night, sunrise or day. */
export function sky(pen: Pen, width: number, height: number, hour: "night" | "dawn" | "day"): string {
  const { ink, deep, mid, light } = pen.palette;
  const stops =
    hour === "night"
      ? [ink, [deep, 0.55] as const, mix(deep, mid, 0.7)]
      : hour === "dawn"
        ? [deep, [mid, 0.45] as const, lighten(mid, 0.55)]
        : [mid, [lighten(mid, 0.45), 0.5] as const, light];
  return cover(width, height, pen.linear(stops));
}

/** Stars of two sizes in the upper part of a sky. They are the round ends of zero-length strokes. */
export function stars(random: Random, width: number, height: number, count: number, colour: string) {
  const dots = (share: number) =>
    Array.from({ length: Math.round(count * share) }, () => {
      return `M${Math.round(random.range(0, width))} ${Math.round(random.range(0, height))}h.01`;
    }).join("");
  return line(dots(0.65), colour, 2, 'opacity=".8"') + line(dots(0.35), colour, 3.4, 'opacity=".8"');
}

/** A sun or a full moon with its halo. */
export function orb(pen: Pen, x: number, y: number, radius: number, colour: string): string {
  return (
    circle(x, y, radius * 2.6, pen.glow(colour, 0.5)) +
    circle(x, y, radius, pen.radial([lighten(colour, 0.6), colour], 0.4, 0.35, 0.7))
  );
}

/** The outline of hills from edge to edge, closed at the bottom. */
export function ridge(
  random: Random,
  width: number,
  height: number,
  base: number,
  swing: number,
  waves: number,
): string {
  const step = width / waves;
  let d = `M0 ${round(height)}V${round(base + random.range(-swing, swing))}`;
  for (let index = 0; index < waves; index++) {
    const x = step * (index + 1);
    const y = base + random.range(-swing, swing);
    d += `S${round(x - step * random.range(0.35, 0.6))} ${round(y)} ${round(x)} ${round(y)}`;
  }
  return `${d}V${round(height)}Z`;
}

/** The outline of jagged peaks from edge to edge, closed at the bottom. */
export function peaks(random: Random, width: number, height: number, base: number, rise: number, count: number) {
  const step = width / count;
  let d = `M0 ${round(height)}V${round(base)}`;
  for (let index = 0; index < count; index++) {
    const top = base - rise * random.range(0.55, 1);
    d +=
      `L${round(step * (index + random.range(0.35, 0.6)))} ${round(top)}` +
      `L${round(step * (index + random.range(0.72, 0.85)))} ${round(base - rise * random.range(0.15, 0.4))}` +
      `L${round(step * (index + 1))} ${round(base - rise * random.range(0, 0.2))}`;
  }
  return `${d}V${round(height)}Z`;
}

/** A flat-bottomed cloud around (x, y). */
export function cloud(x: number, y: number, size: number, colour: string, opacity: number): string {
  const s = size;
  return path(
    `M${round(x - s)} ${round(y)}c${round(-s * 0.3)} ${round(-s * 0.5)} ${round(s * 0.25)} ${round(-s * 0.75)} ${round(s * 0.45)} ${round(-s * 0.55)}` +
      `c${round(s * 0.1)} ${round(-s * 0.5)} ${round(s * 0.8)} ${round(-s * 0.5)} ${round(s * 0.9)} ${round(-s * 0.05)}` +
      `c${round(s * 0.35)} ${round(-s * 0.2)} ${round(s * 0.75)} ${round(s * 0.2)} ${round(s * 0.55)} ${round(s * 0.6)}Z`,
    colour,
    `opacity="${opacity}"`,
  );
}

/** Darkens the edges of a picture, most at the bottom, where the title is. */
export function vignette(pen: Pen, width: number, height: number): string {
  const { ink } = pen.palette;
  return cover(width, height, pen.radial([fade(ink, 0), [fade(ink, 0.12), 0.62], fade(ink, 0.75)], 0.5, 0.42, 0.82));
}
