import type { Motif } from "../../seed/catalogue/motifs.ts";
import type { Random } from "../../seed/catalogue/random.ts";
import { type Palette, palettes } from "../palettes.ts";
import { type Mood, moodPalettes, themeLooks, type ThemeName, tints } from "../theme-looks.ts";

/** A palette of the theme, or of the colour in the game's name, on which the motif stands out. */
export function pickPalette(theme: ThemeName, motif: Motif, mood: Mood | undefined, random: Random): Palette {
  const wanted = mood ? moodPalettes[mood] : themeLooks[theme].palettes;
  const tint = tints.find(({ motifs }) => motifs.includes(motif));
  const fit = wanted.filter((name) => !tint?.drownsIn.includes(name));
  return palettes[random.pick(fit.length ? fit : wanted)];
}
