/** The live casino's calls for signed-in players. Separate, so that the worker does not load them. */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { gameLaunch, provider } from "./game-players.ts";
import { list } from "./list.ts";
import { flag, id, maybe, rows } from "./values.ts";

export const livecasinoProviderList = declareCall({
  class: "livecasino",
  method: "provider_list",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: v.object({ limit: rows, offset: rows, status: maybe(id) }),
  answer: list(provider),
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
