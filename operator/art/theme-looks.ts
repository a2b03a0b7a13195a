import type { Mood } from "../seed/catalogue/design.ts";
import type { ThemeName } from "../seed/catalogue/theme-names.ts";
import type { PaletteName } from "./palettes.ts";
import { blaze } from "./scenes/blaze.ts";
import { cave } from "./scenes/cave.ts";
import { forest } from "./scenes/forest.ts";
import { jungle } from "./scenes/jungle.ts";
import { sugarHills } from "./scenes/sugar-hills.ts";
import { tulipField } from "./scenes/tulip-field.ts";
import { dunes } from "./scenes/dunes.ts";
import { fields } from "./scenes/fields.ts";
import { mountains } from "./scenes/mountains.ts";
import { snowfield } from "./scenes/snowfield.ts";
import { tuffValley } from "./scenes/tuff-valley.ts";
import type { Scene } from "./scenes/scene.ts";
import { cloth } from "./scenes/cloth.ts";
import { curtain } from "./scenes/curtain.ts";
import { pitch } from "./scenes/pitch.ts";
import { speedway } from "./scenes/speedway.ts";
import { sunburst } from "./scenes/sunburst.ts";
import { bazaar } from "./scenes/bazaar.ts";
import { skyline } from "./scenes/skyline.ts";
import { tiledHall } from "./scenes/tiled-hall.ts";
import { workshop } from "./scenes/workshop.ts";
import { cloudscape } from "./scenes/cloudscape.ts";
import { sea } from "./scenes/sea.ts";
import { starfield } from "./scenes/starfield.ts";
import { underwater } from "./scenes/underwater.ts";

/** The scenes and palettes that suit each theme. */
export interface ThemeLook {
  readonly scenes: readonly Scene[];
  readonly palettes: readonly PaletteName[];
}

const look = (scenes: readonly Scene[], ...palettes: PaletteName[]): ThemeLook => ({ scenes, palettes });

export const themeLooks: Readonly<Record<ThemeName, ThemeLook>> = {
  garden: look([tulipField, tiledHall, sunburst], "iznik", "cobalt", "turquoise", "rosewood", "emerald", "dawn"),
  fruit: look([fields, sunburst, tulipField], "lemonGrove", "melon", "orchard", "mint", "aegean", "saffron", "pomegranate", "lagoon"),
  classic: look([curtain, sunburst, cloth], "velvet", "cobalt", "ruby", "blueFelt", "saffron", "emerald"),
  luck: look([fields, sunburst, tulipField], "emerald", "cobalt", "lemonGrove", "turquoise", "iznik", "sunflower"),
  gems: look([cave, tiledHall, sunburst], "lapis", "nebula", "fig", "emerald", "velvet", "strait", "rosewood"),
  fishing: look([sea, underwater], "aegean", "deepSea", "lagoon", "harbour", "turquoise", "dusk"),
  coast: look([sea, underwater], "lagoon", "aegean", "deepSea", "turquoise", "dusk", "mint"),
  caravan: look([dunes, bazaar], "desert", "duneNight", "saffron", "copper", "dusk", "turquoise"),
  cappadocia: look([tuffValley, cloudscape], "dawn", "dusk", "desert", "aegean", "copper", "rosewood"),
  egypt: look([dunes, cave, tiledHall], "nile", "papyrus", "lapis", "desert", "duneNight", "saffron"),
  space: look([starfield], "space", "nebula", "mars", "lapis", "aurora", "dusk"),
  flight: look([cloudscape, starfield, tuffValley], "aegean", "dawn", "dusk", "strait", "sunflower", "lagoon"),
  racing: look([speedway], "ember", "iron", "cobalt", "dusk", "saffron", "ruby"),
  forest: look([forest, mountains], "pine", "olive", "aurora", "harbour", "orchard", "emerald"),
  myth: look([mountains, blaze, cave], "lapis", "ember", "castle", "nile", "mars", "saffron", "emerald"),
  bazaar: look([bazaar, tiledHall], "copper", "tea", "coffee", "turquoise", "saffron", "cobalt", "pomegranate"),
  kitchen: look([bazaar, sunburst, tiledHall], "tea", "saffron", "coffee", "turquoise", "pomegranate", "orchard"),
  boards: look([cloth, tiledHall, bazaar], "felt", "coffee", "blueFelt", "tea", "turquoise", "copper"),
  cards: look([cloth, curtain], "felt", "blueFelt", "velvet", "iron", "fig", "emerald"),
  roulette: look([cloth, curtain, tiledHall], "velvet", "felt", "blueFelt", "strait", "ruby", "coffee"),
  bingo: look([sunburst, curtain, skyline], "lagoon", "sunflower", "coral", "mint", "cobalt", "dusk"),
  scratch: look([sunburst, tiledHall], "turquoise", "coral", "emerald", "cobalt", "sunflower", "ruby"),
  treasure: look([sea, cave, underwater], "deepSea", "harbour", "lagoon", "desert", "strait", "copper"),
  palace: look([tiledHall, curtain], "iznik", "cobalt", "velvet", "lapis", "emerald", "pomegranate"),
  east: look([skyline, forest, sunburst], "ruby", "ember", "pine", "rosewood", "strait", "mint"),
  winter: look([snowfield, mountains], "glacier", "frost", "strait", "aurora", "harbour", "ruby"),
  north: look([mountains, snowfield, sea], "rune", "castle", "glacier", "iron", "aurora", "harbour"),
  west: look([dunes, mountains], "prairie", "desert", "dusk", "copper", "saffron", "harbour"),
  sport: look([pitch, sunburst], "felt", "cobalt", "emerald", "ruby", "strait", "sunflower"),
  music: look([curtain, skyline, sunburst], "velvet", "fig", "strait", "dusk", "confection", "nebula"),
  safari: look([fields, dunes, jungle], "saffron", "olive", "prairie", "jungle", "dusk", "honey"),
  birds: look([cloudscape, mountains, forest], "aegean", "dawn", "pine", "harbour", "sunflower", "glacier"),
  sweets: look([sugarHills, sunburst], "confection", "lokum", "mint", "lagoon", "sunflower", "rosewood"),
  mine: look([cave, workshop], "copper", "iron", "honey", "ember", "nebula", "coffee"),
  magic: look([forest, starfield, cave], "potion", "fig", "nebula", "pine", "strait", "lapis"),
  jungle: look([jungle, cave], "jungle", "aztec", "emerald", "olive", "pine", "turquoise"),
  city: look([skyline, sea], "strait", "dusk", "dawn", "harbour", "rosewood", "cobalt"),
  village: look([fields, tulipField], "honey", "sunflower", "olive", "lemonGrove", "orchard", "aegean"),
  machine: look([workshop], "copper", "iron", "coffee", "rune", "nebula", "papyrus"),
  castle: look([mountains, blaze, forest], "castle", "ember", "pine", "rune", "dusk", "velvet"),
};

/** The palettes for names that mention a colour. */
export const moodPalettes: Readonly<Record<Mood, readonly PaletteName[]>> = {
  gold: ["saffron", "honey", "sunflower", "lapis", "velvet"],
  silver: ["iron", "harbour", "glacier", "castle"],
  red: ["ruby", "pomegranate", "velvet", "coral", "rosewood"],
  blue: ["cobalt", "aegean", "lapis", "harbour", "glacier"],
  green: ["emerald", "pine", "felt", "jungle", "lemonGrove"],
  turquoise: ["turquoise", "lagoon", "iznik", "nebula"],
  night: ["strait", "space", "duneNight", "nebula"],
  snow: ["frost", "glacier", "harbour"],
  fire: ["ember", "ruby", "mars", "saffron"],
  pink: ["confection", "lokum", "rosewood", "dawn"],
};
