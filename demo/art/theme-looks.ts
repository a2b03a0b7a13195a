import looks from "../drawings/looks.json" with { type: "json" };
import type { Motif } from "../catalogue/motifs.ts";
import type { Random } from "../../operator/lib/random.ts";
import { type Palette, type PaletteName, palettes } from "./palettes.ts";
import { bazaar } from "./scenes/bazaar.ts";
import { blaze } from "./scenes/blaze.ts";
import { cave } from "./scenes/cave.ts";
import { cloth } from "./scenes/cloth.ts";
import { cloudscape } from "./scenes/cloudscape.ts";
import { curtain } from "./scenes/curtain.ts";
import { dunes } from "./scenes/dunes.ts";
import { fields } from "./scenes/fields.ts";
import { forest } from "./scenes/forest.ts";
import { jungle } from "./scenes/jungle.ts";
import { mountains } from "./scenes/mountains.ts";
import { pitch } from "./scenes/pitch.ts";
import type { Scene } from "./scenes/scene.ts";
import { sea } from "./scenes/sea.ts";
import { skyline } from "./scenes/skyline.ts";
import { snowfield } from "./scenes/snowfield.ts";
import { speedway } from "./scenes/speedway.ts";
import { starfield } from "./scenes/starfield.ts";
import { sugarHills } from "./scenes/sugar-hills.ts";
import { sunburst } from "./scenes/sunburst.ts";
import { tiledHall } from "./scenes/tiled-hall.ts";
import { tuffValley } from "./scenes/tuff-valley.ts";
import { tulipField } from "./scenes/tulip-field.ts";
import { underwater } from "./scenes/underwater.ts";
import { workshop } from "./scenes/workshop.ts";

/** The scenes by their names in `demo/drawings/looks.json`, which says what suits what. */
const scenes: Readonly<Record<string, Scene>> = {
  bazaar,
  blaze,
  cave,
  cloth,
  cloudscape,
  curtain,
  dunes,
  fields,
  forest,
  jungle,
  mountains,
  pitch,
  sea,
  skyline,
  snowfield,
  speedway,
  starfield,
  sugarHills,
  sunburst,
  tiledHall,
  tuffValley,
  tulipField,
  underwater,
  workshop,
};

export type ThemeName = keyof typeof looks.themes;

/** A colour that a name mentions ("Altın Lale") and the picture therefore uses. */
export type Mood = keyof typeof looks.moods;

/** The scenes and palettes that suit each theme. */
export interface ThemeLook {
  readonly scenes: readonly Scene[];
  readonly palettes: readonly PaletteName[];
}

/** The motifs that have a natural colour, and the palettes in which they are hard to see. */
interface Tint {
  readonly motifs: readonly string[];
  readonly drownsIn: readonly PaletteName[];
}

export const themeLooks = Object.fromEntries(
  Object.entries(looks.themes).map(([theme, look]): [string, ThemeLook] => [
    theme,
    { scenes: look.scenes.map(sceneNamed), palettes: look.palettes as PaletteName[] },
  ]),
) as Readonly<Record<ThemeName, ThemeLook>>;

/** The palettes for names that mention a colour. */
const moodPalettes = looks.moods as Readonly<Record<Mood, readonly PaletteName[]>>;

const tints = Object.values(looks.tints) as readonly Tint[];

/** The palettes of the rooms behind live tables. */
export const roomPalettes = looks.tables as Readonly<Record<keyof typeof looks.tables, readonly PaletteName[]>>;

function sceneNamed(name: string): Scene {
  const scene = scenes[name];
  if (!scene) throw new RangeError(`looks.json names no scene: ${name}`);
  return scene;
}

/** A palette of the theme, or of the colour in the game's name, on which the motif stands out. */
export function pickPalette(theme: ThemeName, motif: Motif, mood: Mood | undefined, random: Random): Palette {
  const wanted = mood ? moodPalettes[mood] : themeLooks[theme].palettes;
  const tint = tints.find(({ motifs }) => motifs.includes(motif));
  const fit = wanted.filter((name) => !tint?.drownsIn.includes(name));
  return palettes[random.pick(fit.length ? fit : wanted)];
}
