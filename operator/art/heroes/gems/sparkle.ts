import { path, place, star } from "../../svg.ts";

/** A four-pointed sparkle. */
export function sparkle(
  x: number,
  y: number,
  size: number,
  colour = "#fff",
  opacity = 0.95,
): string {
  return place(x, y, 1, 0, path(star(4, size, size * 0.16), colour, `opacity="${opacity}"`));
}
