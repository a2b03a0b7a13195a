import { motifs, type Motif } from "../catalogue/motifs.ts";
import { bingoBalls } from "./bingo-balls.ts";
import type { Palette } from "./palettes.ts";
import type { Pen } from "./pen.ts";
import { inPalette, readSvg } from "./svg-file.ts";

/**
 * Draws one object within the box from (-100, -100) to (100, 100), centred and lit from the upper left. An object
 * that stands on the ground stands on y = 92.
 */
export type Hero = (pen: Pen) => string;

/** The drawing of every motif. All are files in `demo/drawings/heroes/`, except the one that differs each time. */
export const heroes = Object.fromEntries(
  motifs.map((motif) => [motif, motif === "bingoBalls" ? bingoBalls : heroInFile(motif)]),
) as Readonly<Record<Motif, Hero>>;

/** A hero's paints and body in one palette. */
type Coloured = readonly [definitions: readonly string[], body: string];

function heroInFile(motif: Motif): Hero {
  const name = motif.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  // The palettes are constants, so their identity is a safe cache key.
  const known = new WeakMap<Palette, Coloured>();
  const inColours = (palette: Palette): Coloured => {
    const file = readSvg(`heroes/${name}`);
    if (!file) throw new Error(`There is no heroes/${name}.svg`);
    const coloured: Coloured = [
      file.definitions.map((markup) => inPalette(markup, palette)),
      inPalette(file.body, palette),
    ];
    known.set(palette, coloured);
    return coloured;
  };
  return (pen) => {
    const [definitions, body] = known.get(pen.palette) ?? inColours(pen.palette);
    return pen.adopt(definitions, body);
  };
}
