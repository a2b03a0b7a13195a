/** What a game page shows: the objects and the scene of the game's tile. */
import { type Palette, palettes } from "../../art/palettes.ts";
import type { Scene } from "../../art/scenes/scene.ts";
import { pickPalette, themeLooks, type ThemeName } from "../../art/theme-looks.ts";
import { designOf } from "../../catalogue.ts";
import type { Motif } from "../../catalogue/motifs.ts";
import { randomFrom } from "../../../operator/lib/random.ts";

export interface Look {
  /** The first one is the game's subject. */
  readonly motifs: readonly Motif[];
  readonly scene: Scene;
  readonly palette: Palette;
}

/** Games that are not in the catalogue, by the reference of their launch. */
const virtual: Readonly<Record<string, readonly [ThemeName, Motif]>> = {
  zeplin: ["flight", "zeppelin"],
  spaceman: ["space", "astronaut"],
};

/** The look of the game with this launch reference. A garden for an unknown game. */
export function lookOf(reference: string): Look {
  const design = /^\d{1,9}$/.test(reference) ? designOf(Number(reference)) : undefined;
  const [theme, motif] = design ? [design.theme, design.motif] : (virtual[reference] ?? ["garden", "tulip"]);
  const random = randomFrom(`page ${reference}`);
  return {
    motifs: [motif, ...(design?.companions ?? [])],
    scene: random.pick(themeLooks[theme].scenes),
    palette: design
      ? pickPalette(theme, motif, design.mood, random)
      : palettes[themeLooks[theme].palettes[0] ?? "cobalt"],
  };
}
