import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { category } from "./games.ts";
import { list } from "./list.ts";
import {
  flag,
  id,
  ifFits,
  isOn,
  maybe,
  page,
  rows,
  shownCount,
  shownImage,
  shownMoney,
  shownText,
  text,
} from "./values.ts";

/** A table of the live casino. `type` is `roulette`, `blackjack`, … or a type of the operator's own. */
export const liveTable = v.object({
  tableID: id,
  name: text,
  providerID: id,
  providerName: shownText,
  image: shownImage,
  CategoryIDs: list(id),
  type: id,
  dealer: ifFits(text),
  minBet: shownMoney,
  maxBet: shownMoney,
  open: flag,
  seats: ifFits(shownCount),
  openingHours: ifFits(text),
});
export type LiveTable = v.InferOutput<typeof liveTable>;

export const livecasinoCategoryList = declareCall({
  class: "livecasino",
  method: "category_list",
  access: "public",
  cache: "catalogue",
  effect: "read",
  list: true,
  request: page,
  answer: list(category, ({ CategoryID }) => CategoryID),
});

/** With `favorites` the answer lists the player's own favourites, and the call is authenticated. */
export const livecasinoGameTableList = declareCall({
  class: "livecasino",
  method: "game_table_list",
  access: "public",
  cache: "catalogue",
  effect: "read",
  list: true,
  request: v.object({
    limit: rows,
    offset: rows,
    favorites: maybe(flag),
    categoryID: maybe(id),
    providerID: maybe(id),
    searchGameName: maybe(text),
    type: maybe(id),
  }),
  answer: list(liveTable, ({ tableID }) => tableID),
  isPlayers: ({ favorites }) => isOn(favorites),
});

/** What the service worker may store. */
export const cacheable = [livecasinoCategoryList, livecasinoGameTableList] as const;
