/** The casino's calls for signed-in players. Separate, so that a visitor's home page does not load them. */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { gameLaunch, provider } from "./game-players.ts";
import { list } from "./list.ts";
import { flag, id, maybe, page } from "./values.ts";

export const casinoProviderList = declareCall({
  class: "casino",
  method: "provider_list",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  request: page,
  answer: list(provider),
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
