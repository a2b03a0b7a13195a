import type { DemoGame } from "../../../database/schema/game-rounds.ts";
import { singleReturn } from "../../../provider/sports/odds.ts";
import { crashReturn } from "./crash.ts";
import { rouletteReturn } from "./roulette.ts";
import { slotReturn } from "./slot.ts";

/** What comes back of the stakes in the long run, 0 to 1: a bet on sports returns so much at most. */
export const returns: Readonly<Record<DemoGame, number>> = {
  slot: slotReturn(),
  crash: crashReturn,
  roulette: rouletteReturn,
  sports: singleReturn,
};
