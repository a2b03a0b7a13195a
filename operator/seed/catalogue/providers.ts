import type { SeedProvider } from "../types.ts";
import type { GameType } from "./design.ts";
import type { ThemeName } from "./themes/theme-names.ts";

/** An invented studio, and what it is known for. */
export interface Studio {
  readonly id: number;
  readonly name: string;
  /** How many games it has made, against the others. */
  readonly size: number;
  /** Kinds other than slots that it makes. */
  readonly kinds: readonly GameType[];
  /** Themes that it keeps coming back to. */
  readonly fond: readonly ThemeName[];
}

type Row = readonly [
  name: string,
  size: number,
  kinds: readonly GameType[],
  fond: readonly ThemeName[],
];

const rows: readonly Row[] = [
  ["Çinili Oyun", 30, ["jackpot"], ["garden", "palace", "city"]],
  ["Northlamp", 26, ["jackpot"], ["north", "winter", "castle"]],
  ["Kervan Play", 24, ["instant"], ["caravan", "bazaar", "egypt"]],
  ["Copperkite", 22, ["crash"], ["flight", "machine", "cappadocia"]],
  ["Yakamoz Games", 22, ["jackpot"], ["fishing", "coast", "treasure"]],
  ["Inkwell Reels", 20, [], ["magic", "myth", "castle"]],
  ["Nar Stüdyo", 20, ["jackpot"], ["fruit", "kitchen", "sweets"]],
  ["Nine Herons", 19, [], ["birds", "east", "forest"]],
  ["Kandil Interactive", 18, ["instant"], ["caravan", "palace", "luck"]],
  ["Velvet Anvil", 18, ["table"], ["cards", "roulette", "classic"]],
  ["Poyraz Gaming", 17, ["crash"], ["flight", "racing", "coast"]],
  ["Saltbox Games", 17, [], ["treasure", "coast", "west"]],
  ["Simurg Works", 16, ["jackpot"], ["myth", "birds", "space"]],
  ["Tin Rooster", 16, ["instant"], ["village", "mine", "luck"]],
  ["Kehribar", 15, ["jackpot"], ["gems", "palace", "bazaar"]],
  ["Halfmoon Harbour", 15, ["jackpot"], ["treasure", "fishing", "coast"]],
  ["Telve Studio", 14, ["table"], ["bazaar", "boards", "kitchen"]],
  ["Quiet Thunder", 14, ["crash"], ["space", "myth", "racing"]],
  ["Lodos Works", 13, ["bingo"], ["city", "coast", "bingo"]],
  ["Paper Comet", 13, ["crash"], ["space", "flight", "magic"]],
  ["Ayçekirdeği", 12, ["instant"], ["village", "sport", "garden"]],
  ["Foxglove & Finch", 12, [], ["forest", "garden", "birds"]],
  ["Tombak", 12, ["table", "jackpot"], ["palace", "gems", "classic"]],
  ["Brass Orchid", 12, [], ["jungle", "machine", "east"]],
  ["Zeytindalı", 11, ["bingo"], ["village", "fruit", "bingo"]],
  ["Orchard Lane", 11, [], ["fruit", "sweets", "village"]],
  ["Peri Bacası", 11, ["crash"], ["cappadocia", "flight", "safari"]],
  ["Glasshouse Nine", 11, ["jackpot"], ["gems", "garden", "space"]],
  ["Bakır Usta", 10, ["instant"], ["bazaar", "kitchen", "machine"]],
  ["Otter Row", 10, [], ["fishing", "forest", "winter"]],
  ["Mühür", 10, ["table"], ["palace", "cards", "egypt"]],
  ["Cinderpath", 10, ["crash"], ["racing", "mine", "castle"]],
  ["Kilim Kulüp", 9, ["table"], ["bazaar", "caravan", "boards"]],
  ["Sundial Social", 9, ["bingo"], ["bingo", "egypt", "classic"]],
  ["Fıstık Lab", 9, ["instant"], ["sweets", "kitchen", "scratch"]],
  ["Ravenloom", 9, [], ["north", "magic", "castle"]],
  ["Saz Evi", 8, [], ["music", "bazaar", "garden"]],
  ["Lantern Fish", 8, [], ["coast", "fishing", "jungle"]],
  ["Ebru Dijital", 8, ["instant"], ["garden", "east", "scratch"]],
  ["Maplewick", 8, ["bingo"], ["winter", "forest", "bingo"]],
  ["Çark & Zar", 8, ["table", "instant"], ["boards", "roulette", "classic"]],
  ["Stormcellar", 8, ["crash"], ["west", "mine", "flight"]],
  ["Gülhane Park", 7, [], ["garden", "city", "birds"]],
  ["Pebble & Pine", 7, [], ["forest", "winter", "north"]],
  ["Sedef", 7, ["table", "jackpot"], ["boards", "gems", "palace"]],
  ["Moth & Lamp", 7, [], ["magic", "luck", "east"]],
  ["Firuze Makara", 7, ["jackpot"], ["classic", "gems", "fruit"]],
  ["Sixpence Field", 6, ["instant", "bingo"], ["luck", "scratch", "bingo"]],
  ["Kozalak", 6, [], ["forest", "winter", "birds"]],
  ["Oak & Ember", 6, [], ["castle", "north", "myth"]],
  ["Martı Oyun", 6, ["bingo"], ["city", "birds", "bingo"]],
  ["Storkwood", 6, [], ["birds", "village", "safari"]],
  ["Altıntepe", 6, ["jackpot"], ["mine", "jungle", "treasure"]],
  ["Tidemill", 5, [], ["fishing", "machine", "coast"]],
  ["Yıldızpark", 5, ["crash"], ["space", "sport", "music"]],
  ["Amber Kettle", 5, ["table"], ["bazaar", "cards", "roulette"]],
  ["Haliç Reels", 5, [], ["city", "classic", "fishing"]],
  ["Dovetail Row", 5, ["table"], ["machine", "boards", "cards"]],
  ["Çilek Fabrikası", 4, [], ["sweets", "fruit", "luck"]],
  ["Wren & Wolf", 4, [], ["safari", "forest", "north"]],
];

const firstProviderId = 101;

export const studios: readonly Studio[] = rows.map(([name, size, kinds, fond], index) => ({
  id: firstProviderId + index,
  name,
  size,
  kinds,
  fond,
}));

export const providers: readonly SeedProvider[] = studios.map(({ id, name }) => ({
  id,
  name,
  logo: `/art/provider/${id}.svg`,
}));
