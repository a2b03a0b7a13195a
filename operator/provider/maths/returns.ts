import { singleReturn } from "../odds.ts";
import { crashReturn } from "./crash.ts";
import { rouletteReturn } from "./roulette.ts";
import { slotReturn } from "./slot.ts";
import type { Database } from "../../database/schema.ts";

type DemoGame = Database["game_seat"]["game"];

/** The return to player, 0 to 1. For sports it is the maximum. */
export const returns: Readonly<Record<DemoGame, number>> = {
  slot: slotReturn(),
  crash: crashReturn,
  roulette: rouletteReturn,
  sports: singleReturn,
};
