import { contrast } from "../start/colour.ts";

/** The numbers of a colour such as `rgb(5 6 9 / 72%)`, as the browser computes it. */
const numbersOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

const hex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/**
 * The WCAG contrast ratio of a colour on a translucent ground above white, the brightest picture there can be. Both are
 * colours as `getComputedStyle` returns them.
 */
export function contrastOnWhite(colour: string, ground: string): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbersOf(ground);
  const shown = [red, green, blue].map((value) => value * alpha + 255 * (1 - alpha));
  return contrast(hex(numbersOf(colour).slice(0, 3)), hex(shown));
}
