import type { DemoGame } from "../../../database/schema/game-rounds.ts";

/** The provider's game for a type of the catalogue. */
export function gameOfType(type: string): DemoGame {
  if (type === "crash") return "crash";
  return type === "table" ? "roulette" : "slot";
}
