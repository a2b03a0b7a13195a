import { darken, lighten, mix } from "../colour.ts";
import type { Pen, Stop } from "../pen.ts";
import { round } from "../svg.ts";
import { type Hand, handStyles, type Lettering } from "./hand.ts";

/** The letters as layers of strokes: shadow, rim, face, shine. */
export function strokes(pen: Pen, lettering: Lettering): string {
  const { hand, paper, d, capHeight, top, height } = lettering;
  const { ink, deep, light, accent, mid } = pen.palette;
  const { weight, sharp } = handStyles[hand];
  const width = capHeight * weight;
  const layer = (stroke: string, breadth: number, more = "") =>
    `<use href="#t" stroke="${stroke}" stroke-width="${round(breadth)}"${more && ` ${more}`}/>`;
  const downwards = (stops: readonly Stop[]) => pen.linearAt(stops, 0, top, 0, top + height);
  const shadow = layer(
    ink,
    width + capHeight * 0.26,
    `opacity=".85" transform="translate(0 ${round(capHeight * 0.08)})"`,
  );
  const rim = (colour: string) => layer(colour, width + capHeight * 0.14);
  const gilt: readonly Stop[] = ["#fff6d6", ["#f5cb62", 0.35], ["#d18a26", 0.7], "#f0bd5a"];

  const faces: Readonly<Record<Hand, () => string>> = {
    arched: () => shadow + rim(darken(accent, 0.45)) + layer(downwards(gilt), width),
    plain: () => shadow + layer(light, width),
    inline: () => shadow + layer(accent, width) + layer(lighten(light, 0.4), width * 0.3),
    fast: () => shadow + layer(downwards([lighten(light, 0.5), mix(light, accent, 0.75)]), width),
    swelling: () =>
      shadow + rim(darken(mid, 0.5)) + layer(downwards(["#ffffff", light, mix(light, accent, 0.5)]), width),
    fine: () => layer(ink, width + capHeight * 0.3, 'opacity=".7"') + layer(light, width),
    ribbon: () => layer(lighten(light, 0.4), width),
    plaque: () => layer(downwards(gilt), width),
  };
  const print = () =>
    hand === "inline" || hand === "arched"
      ? layer(deep, width) + layer(lighten(light, 0.3), width * 0.26)
      : layer(downwards([deep, ink]), width);

  const bringsItsGround = hand === "ribbon" || hand === "plaque";
  const drawn = paper && !bringsItsGround ? print() : faces[hand]();
  const ends = sharp ? ' stroke-linecap="square" stroke-linejoin="miter" stroke-miterlimit="2"' : "";
  return `<g fill="none"${ends}><path id="t" d="${d}"/>${drawn}</g>`;
}
