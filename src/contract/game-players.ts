/**
 * The casino's and the live casino's calls for signed-in players. Separate, so that neither the worker nor a visitor's
 * home page loads them.
 */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { count, flag, id, ifFits, image, maybe, page, rows, text } from "./values.ts";

/** A provider of games or tables. */
export const provider = v.object({
  providerID: id,
  name: text,
  logo: ifFits(image),
  count,
});
export type Provider = v.InferOutput<typeof provider>;

/** The address where the game is played. */
const gameLaunch = v.object({ url: text });

export const casinoProviderList = declareCall({
  class: "casino",
  method: "provider_list",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: page,
  answer: list(provider, ({ providerID }) => providerID),
});

export const casinoInitGame = declareCall({
  class: "casino",
  method: "init_game",
  access: "player",
  cache: "never",
  effect: "write",
  request: v.object({ gameID: id, isMobile: maybe(flag), demo: maybe(flag) }),
  answer: gameLaunch,
});

export const livecasinoProviderList = declareCall({
  class: "livecasino",
  method: "provider_list",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: v.object({ limit: rows, offset: rows, status: maybe(id) }),
  answer: list(provider, ({ providerID }) => providerID),
});

export const livecasinoInitGame = declareCall({
  class: "livecasino",
  method: "init_game",
  access: "player",
  cache: "never",
  effect: "write",
  request: v.object({ tableID: id, isMobile: flag }),
  answer: gameLaunch,
});
