/** The other operator's games and tables, with all that the contract allows. One item in twenty breaks it. */

import { isMistake, mistake } from "./mistakes.ts";

/** No list is longer, whatever limit is requested (contract.md, "Lists"). */
const cap = 20;

const names = ["Şahmeran", "Iğdır Ateşi", "İpek Yolu", "Çöl Güneşi", "Ölümsüz Güller", "Üç Elma"];

/** One item in 20 is no valid game. */
const isBroken = (place: number) => place % 20 === 7;

const games = Array.from({ length: 130 }, (_, place): unknown => {
  if (isBroken(place)) return mistake([null, "?", { gameID: null }][place % 3]);
  const common = {
    gameID: 5000 + place,
    name: `${names[place % names.length]} ${place}`,
    providerID: (place % 23) + 1,
    providerName: `Sağlayıcı ${(place % 23) + 1}`,
    CategoryIDs: [place < 30 ? 94 : 100 + (place % 22)],
    type: place % 2 ? "slot" : 7,
    theirOwnField: { deep: [1, 2, 3] },
  };
  return place % 3
    ? {
        ...common,
        image: `{images}/oyun/${place}.svg`,
        rtp: null,
        hasDemo: "0",
        badges: null,
        releasedAt: "2026-10-29",
      }
    : {
        ...common,
        image: "/yok/resim.png",
        hasDemo: true,
        minBet: "0.10",
        volatility: mistake(""),
        releasedAt: mistake(""),
      };
});

const tables = Array.from({ length: 45 }, (_, place): unknown => {
  if (isBroken(place)) return mistake({ tableID: place });
  return {
    tableID: place % 2 ? `masa-${place}` : place,
    name: `Rulet ${place}`,
    providerID: "9",
    providerName: "Canlı Yayın",
    image: `{images}/masa/${place}.svg`,
    CategoryIDs: ["27"],
    type: "roulette",
    minBet: "5",
    maxBet: "250000.000000000001",
    open: place % 5 === 0 ? "0" : "1",
    seats: null,
  };
});

const categories = Array.from({ length: 24 }, (_, place) =>
  place === 3
    ? mistake({ name: "bozuk" })
    : {
        CategoryID: place === 0 ? "94" : 99 + place,
        name: place === 0 ? "Hızlı" : `Kategori ${place}`,
        count: 6,
        icon: "bilinmeyen",
      },
);

const providers = Array.from({ length: 23 }, (_, place) => ({
  providerID: place + 1,
  name: `Sağlayıcı ${place + 1}`,
  count: 6,
}));

type Asked = Readonly<Record<string, unknown>>;

/** One page of a list, at most `cap` rows. An empty page comes as a refusal without a reason. */
export function paged(rows: readonly unknown[], { limit, offset }: Asked): object {
  const from = Number(offset);
  const data = rows.slice(from, from + Math.min(Number(limit), cap));
  if (rows.length === 0) return { result: false, data: [], pagination: 0 };
  const text = (count: number) => mistake(String(count), count);
  return { result: true, data, pagination: { limit: text(cap), total: text(rows.length), offset: from } };
}

const fold = (text: string) =>
  text.toLocaleLowerCase("tr").normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");

function wanted(row: unknown, asked: Asked, ids: ReadonlySet<string> | undefined): boolean {
  const { gameID, tableID, name = "", providerID, CategoryIDs = [], type } = (row ?? {}) as Record<string, unknown>;
  if (ids) return ids.has(String(gameID ?? tableID));
  if (asked.categoryID !== undefined && !(CategoryIDs as unknown[]).map(String).includes(asked.categoryID as string))
    return false;
  if (asked.providerID !== undefined && String(providerID) !== asked.providerID) return false;
  if (asked.type !== undefined && String(type) !== asked.type) return false;
  return fold(String(name)).includes(fold((asked.searchGameName as string | undefined) ?? ""));
}

/** The answers of both controllers. `marked` holds the ids of the player's favourites. */
export function catalogueOf(withMistakes: boolean) {
  const whole = (rows: readonly unknown[]) => (withMistakes ? rows : rows.filter((row) => !isMistake(row)));
  const found = (rows: readonly unknown[], asked: Asked, marked: ReadonlySet<string>) =>
    paged(
      whole(rows).filter((row) => wanted(row, asked, asked.favorites ? marked : undefined)),
      asked,
    );
  return {
    games: (asked: Asked, marked: ReadonlySet<string>) => found(games, asked, marked),
    tables: (asked: Asked, marked: ReadonlySet<string>) => found(tables, asked, marked),
    categories: (asked: Asked) => paged(whole(categories), asked),
    tableCategories: (asked: Asked) => paged([{ CategoryID: 27, name: "Rulet", count: 45 }], asked),
    providers: (asked: Asked) => paged(providers, asked),
    /** Providers with status 2 are for players with rid 20. */
    tableProviders: (asked: Asked) =>
      paged([{ providerID: 9, name: asked.status === 2 ? "Canlı Yayın Özel" : "Canlı Yayın", count: 45 }], asked),
  };
}
