import type { SeedTable } from "../types.ts";

type TableType = SeedTable["type"];

/** A table's name, and whether its dealer speaks Turkish. */
export interface TableName {
  readonly name: string;
  readonly turkish: boolean;
}

const turkishPlaces = [
  "Boğaz",
  "Galata",
  "Pera",
  "Haliç",
  "Emirgan",
  "Kordon",
  "Moda",
  "Büyükada",
  "Kapadokya",
  "Tarabya",
  "Bebek",
  "Üsküdar",
  "Göreme",
  "Bodrum",
  "Çeşme",
  "Kalamış",
  "Beylerbeyi",
  "Yakamoz",
  "Poyraz",
  "Lodos",
  "Lale",
  "Çini",
  "Kehribar",
  "Kandil",
  "Nar",
  "Sedef",
  "Turkuaz",
  "Erguvan",
  "Kervan",
  "Yıldız",
] as const;

const otherPlaces = [
  "Opal",
  "Harbour",
  "Velvet",
  "Nocturne",
  "Atlas",
  "Meridian",
  "Redwood",
  "Copper",
  "Garnet",
  "Juniper",
  "Linden",
  "Saffron",
  "Cobalt",
  "Amber",
  "Willow",
  "Orchard",
  "Lantern",
  "Magnolia",
  "Solstice",
  "Compass",
] as const;

/** `Rulet` takes the possessive after a place (Boğaz Ruleti), the borrowed names stand bare. */
const turkishGames: Readonly<Record<Exclude<TableType, "show">, readonly string[]>> = {
  roulette: ["Ruleti", "Hızlı Rulet", "Oto Rulet"],
  blackjack: ["Blackjack", "VIP Blackjack", "Hızlı Blackjack"],
  poker: ["Pokeri"],
  baccarat: ["Bakarası", "Hızlı Bakara"],
};

const englishGames: Readonly<Record<Exclude<TableType, "show">, readonly string[]>> = {
  roulette: ["Roulette", "Auto Roulette"],
  blackjack: ["Blackjack", "Blackjack VIP"],
  poker: ["Poker Room"],
  baccarat: ["Baccarat", "Baccarat Salon"],
};

const shows: readonly TableName[] = [
  ...[
    "Şans Değirmeni",
    "Kervan Çarkı",
    "Zar Meydanı",
    "Balon Gecesi",
    "Define Kapısı",
    "Anahtar Kimde?",
    "Kırk Kapı",
    "Çarşıda Pazarlık",
    "Bingo Meydanı",
    "Nazar Çarkı",
    "Lunapark Gecesi",
    "Vapurda Tombala",
    "Son Durak",
    "Altın Yumurta Avı",
    "Penaltı Noktası",
    "Hazine Odası",
  ].map((name) => ({ name, turkish: true })),
  ...[
    "The Great Bazaar Wheel",
    "Clockmaker’s Hour",
    "Lantern Drop",
    "Twelve Doors",
    "The Honest Pirate",
    "Comet Season",
    "Orchard Wheel",
    "Parrot’s Guess",
    "Stormglass Dice",
    "Midnight Tram",
  ].map((name) => ({ name, turkish: false })),
];

/** How many tables there are of a kind, and how many of them are Turkish. */
const counts: Readonly<
  Record<Exclude<TableType, "show">, readonly [turkish: number, other: number]>
> = {
  roulette: [44, 24],
  blackjack: [46, 24],
  poker: [16, 8],
  baccarat: [20, 12],
};

function combine(
  places: readonly string[],
  games: readonly string[],
  count: number,
  turkish: boolean,
): TableName[] {
  const all = games.flatMap((game) =>
    places.map((place) => ({ name: `${place} ${game}`, turkish })),
  );
  return all.slice(0, count);
}

/** All 220 names, unique, kind by kind. */
export function tableNames(): { type: TableType; title: TableName }[] {
  const seated = (Object.keys(counts) as (keyof typeof counts)[]).flatMap((type) => {
    const [turkish, other] = counts[type];
    return [
      ...combine(turkishPlaces, turkishGames[type], turkish, true),
      ...combine(otherPlaces, englishGames[type], other, false),
    ].map((title) => ({ type, title }));
  });
  return [...seated, ...shows.map((title) => ({ type: "show" as const, title }))];
}
