import { type ReadOptions, readOptions } from "../../api/query.ts";
import { casinoGamesList, type SlotGame } from "../../contract/casino.ts";
import { casinoProviderList, livecasinoProviderList, type Provider } from "../../contract/game-players.ts";
import type { Category } from "../../contract/games.ts";
import { livecasinoCategoryList, livecasinoGameTableList, type LiveTable } from "../../contract/livecasino.ts";
import { session } from "../../session/app-session.ts";
import { withDeviceFallback } from "../catalogue/with-device-fallback.ts";
import type { LobbyFilters, LobbyKind } from "../games/filters.ts";
import type { TileShape } from "./geometry.ts";
import { casinoCategories } from "../games/games-queries.ts";

/** The part of a lobby that its filters need. */
export interface FilteredLobby {
  readonly kind: LobbyKind;
  /** The types that have a text in this build. An operator may have others. */
  readonly types: readonly string[];
  readonly categories: () => ReadOptions<Category[]>;
  /** For signed-in players only. */
  readonly providers: () => ReadOptions<Provider[]>;
}

/** The differences between the two lobbies. */
export interface Lobby<Item> extends FilteredLobby {
  readonly shape: TileShape;
  readonly page: (filters: LobbyFilters) => (offset: number, limit: number) => ReadOptions<Item[]>;
}

/** The player chooses from all providers, which are few and change seldom. */
const wholeForMinutes = { staleTime: 300_000, whole: true };

const gap = { phone: 0.5, wide: 1 };

export const slotLobby: Lobby<SlotGame> = {
  kind: "slot",
  shape: { width: { phone: 6.25, wide: 9.5 }, leastColumns: 2, picture: 4 / 3, words: 2.75, gap },
  types: ["slot", "jackpot", "table", "instant", "crash", "bingo"],
  categories: casinoCategories,
  providers: () => readOptions(casinoProviderList, { limit: 100, offset: 0 }, wholeForMinutes),
  page: (filters) => (offset, limit) => {
    const { category, provider, type, order, q } = filters;
    const query = readOptions(casinoGamesList, {
      limit,
      offset,
      categoryID: category,
      providerID: provider,
      type,
      searchGameName: q,
      order: order ?? "popular",
    });
    return withDeviceFallback(query, { lobby: "slot", filters, offset, limit });
  },
};

export const liveLobby: Lobby<LiveTable> = {
  kind: "live",
  shape: { width: { phone: 10, wide: 14 }, leastColumns: 1, picture: 10 / 16, words: 3.75, gap },
  types: ["roulette", "blackjack", "baccarat", "poker", "show"],
  categories: () => readOptions(livecasinoCategoryList, { limit: 150, offset: 0 }, { whole: true }),
  // A player with rid 20 sees the providers of status 2 (product.md 6.3).
  providers: () =>
    readOptions(
      livecasinoProviderList,
      { limit: 150, offset: 0, ...(session.rid() === "20" && { status: 2 }) },
      wholeForMinutes,
    ),
  page: (filters) => (offset, limit) => {
    const { category, provider, type, q } = filters;
    const query = readOptions(livecasinoGameTableList, {
      limit,
      offset,
      categoryID: category,
      providerID: provider,
      type,
      searchGameName: q,
    });
    // Tables are only available in the operator's order.
    const known = { ...filters, order: undefined };
    return withDeviceFallback(query, { lobby: "live", filters: known, offset, limit });
  },
};
