import type { DemoGame } from "../../../database/schema/game-rounds.ts";

/** Which of the provider's games opens for a game of the catalogue, by its type. */
export function gameOfType(type: string): DemoGame {
  if (type === "crash") return "crash";
  return type === "table" ? "roulette" : "slot";
}
