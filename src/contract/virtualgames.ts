import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { id, maybe, text } from "./values.ts";

/** Sports, bingo, virtual games and others are opened by their provider, some of them with a `type`. */
export const virtualgamesInitGame = declareCall({
  class: "virtualgames",
  method: "init_game",
  access: "player",
  cache: "never",
  effect: "write",
  request: v.object({ providerID: id, type: maybe(id) }),
  answer: v.object({ url: text, session: v.optional(v.unknown()) }),
});
