import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { id, maybe, text } from "./values.ts";

/** Opens a provider's sports, bingo, virtual or other games. Some providers need a `type`. */
export const virtualgamesInitGame = declareCall({
  class: "virtualgames",
  method: "init_game",
  access: "player",
  cache: "never",
  effect: "write",
  request: v.object({ providerID: id, type: maybe(id) }),
  answer: v.object({ url: text }),
});
