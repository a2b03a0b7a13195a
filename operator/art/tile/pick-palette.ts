import type { Mood } from "../../seed/catalogue/design.ts";
import type { Motif } from "../../seed/catalogue/motifs.ts";
import type { Random } from "../../seed/catalogue/random.ts";
import type { ThemeName } from "../../seed/catalogue/theme-names.ts";
import { type Palette, type PaletteName, palettes } from "../palettes.ts";
import { moodPalettes, themeLooks } from "../theme-looks.ts";

type Tint = "brown" | "red" | "green" | "blue" | "gold";

/** The natural colours of motifs that have one. */
const tints: Partial<Record<Motif, Tint>> = {
  bear: "brown", owl: "brown", stag: "brown", horse: "brown", coffee: "brown", tavla: "brown", okeyTiles: "brown",
  camel: "brown", palm: "brown", ewer: "brown", rangerHat: "brown", galleon: "brown", longship: "brown",
  chimneys: "brown", kebab: "brown", simit: "brown", baklava: "brown", spices: "brown", saz: "brown",
  caravanserai: "brown", stepTemple: "brown", chest: "brown", lion: "brown", eagle: "brown", treasureMap: "brown",
  cherry: "red", strawberry: "red", pomegranate: "red", ladybird: "red", ruby: "red", rose: "red", crab: "red",
  paperLantern: "red", tram: "red", dynamite: "red", mushroom: "red", seven: "red", phoenix: "red", tea: "red",
  clover: "green", cactus: "green", turtle: "green", emerald: "green", fir: "green", jadeMask: "green",
  dolphin: "blue", nazar: "blue", sapphire: "blue", diamond: "blue", peacock: "blue", snowflake: "blue",
  plum: "blue", grapes: "blue", fig: "blue", raven: "blue", templeCat: "blue",
  lemon: "gold", orange: "gold", honeyJar: "gold", bee: "gold", bell: "gold", coin: "gold", crown: "gold", wheat: "gold",
  goldNugget: "gold", trophy: "gold", pharaoh: "gold", sunflower: "gold", goldenEgg: "gold", oilLamp: "gold",
  giraffe: "gold", tiger: "gold", fox: "gold", sunDisc: "gold", sheriffStar: "gold", palaceKey: "gold", pyramid: "gold",
};

/** Palettes in which such a motif is hard to see. */
const drowning: Readonly<Record<Tint, readonly PaletteName[]>> = {
  brown: ["copper", "coffee", "tea", "papyrus", "desert", "prairie", "honey", "saffron", "orchard", "aztec", "duneNight", "ember"],
  red: ["ruby", "velvet", "pomegranate", "ember", "coral", "tea", "mars", "rosewood"],
  green: ["emerald", "pine", "felt", "jungle", "lemonGrove", "mint", "olive", "aurora"],
  blue: ["cobalt", "aegean", "blueFelt", "lapis", "strait", "fig", "space"],
  gold: ["saffron", "honey", "papyrus", "sunflower", "desert", "copper"],
};

/** A palette of the theme, or of the colour in the game's name, on which the motif stands out. */
export function pickPalette(theme: ThemeName, motif: Motif, mood: Mood | undefined, random: Random): Palette {
  const wanted = mood ? moodPalettes[mood] : themeLooks[theme].palettes;
  const tint = tints[motif];
  const fit = tint ? wanted.filter((name) => !drowning[tint].includes(name)) : wanted;
  return palettes[random.pick(fit.length ? fit : wanted)];
}
