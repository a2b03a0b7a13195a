import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { category } from "./games.ts";
import { list } from "./list.ts";
import {
  dateOrMoment,
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

/** A game of the casino. `type` is `slot`, `table`, `jackpot`, … or a type of the operator's own. */
export const slotGame = v.object({
  gameID: id,
  name: text,
  providerID: id,
  providerName: shownText,
  image: shownImage,
  CategoryIDs: list(id),
  type: id,
  rtp: ifFits(shownCount),
  volatility: ifFits(id),
  minBet: ifFits(shownMoney),
  maxBet: ifFits(shownMoney),
  jackpot: ifFits(shownMoney),
  badges: ifFits(list(text)),
  hasDemo: ifFits(flag),
  releasedAt: ifFits(dateOrMoment),
});
export type SlotGame = v.InferOutput<typeof slotGame>;

export const gameOrders = ["popular", "new", "name", "rtp"] as const;
export type GameOrder = (typeof gameOrders)[number];

export const casinoCategoryList = declareCall({
  class: "casino",
  method: "category_list",
  access: "public",
  cache: "catalogue",
  effect: "read",
  list: true,
  request: page,
  answer: list(category, ({ CategoryID }) => CategoryID),
});

/** With `favorites` the answer lists the player's own favourites, and the call is authenticated. */
export const casinoGamesList = declareCall({
  class: "casino",
  method: "games_list",
  access: "public",
  cache: "catalogue",
  effect: "read",
  list: true,
  request: v.object({
    limit: rows,
    offset: rows,
    favorites: maybe(flag),
    providerID: maybe(id),
    categoryID: maybe(id),
    searchGameName: maybe(text),
    type: maybe(id),
    order: maybe(v.picklist(gameOrders)),
  }),
  answer: list(slotGame, ({ gameID }) => gameID),
  isPlayers: ({ favorites }) => isOn(favorites),
});

/** What the service worker may store. */
export const cacheable = [casinoCategoryList, casinoGamesList] as const;
