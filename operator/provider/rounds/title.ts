/** The title of a launch: its name and limits in the catalogue, and the provider's game that plays it. */
import type { Kysely } from "kysely";
import { compareMoney } from "../../../src/lib/money.ts";
import type { GameLaunch } from "../../launches/game-launch.ts";
import type { Database } from "../../database/schema.ts";
import type { DemoGame } from "../../database/schema/game-rounds.ts";

export interface Title {
  readonly game: DemoGame;
  readonly name: string;
  /** The category in the player's history. */
  readonly subCategory: string;
  readonly minStake: string;
  readonly maxStake: string;
}

/** Undefined for an unknown game. */
export async function titleOf(db: Kysely<Database>, launch: GameLaunch): Promise<Title | undefined> {
  if (launch.kind === "virtual") return virtualTitle(launch);
  if (!/^\d{1,15}$/.test(launch.reference)) return undefined;
  const found = await db
    .selectFrom(launch.kind === "table" ? "live_table" : "game")
    .select(["name", "type", "min_bet", "max_bet"])
    .where("id", "=", launch.reference)
    .executeTakeFirst();
  if (!found) return undefined;
  const game = launch.kind === "table" ? "roulette" : gameOfType(found.type);
  return {
    game,
    name: found.name,
    subCategory: launch.kind === "table" ? "live" : found.type,
    // The crash game takes whole liras.
    minStake: game === "crash" && compareMoney(found.min_bet, "1.00") < 0 ? "1.00" : found.min_bet,
    maxStake: found.max_bet,
  };
}

const virtualNames: Readonly<Record<string, string>> = {
  bingo: "Bingo",
  "sound-bingo": "Sesli Bingo",
  "golden-race": "Golden Race",
  betongames: "Bet On Games",
  "football-3d": "3D Futbol",
  zeplin: "Zeplin",
  spaceman: "Spaceman",
};

function virtualTitle({ reference, type }: GameLaunch): Title | undefined {
  if (reference === "betframe") {
    const name = type === "live-sport" ? "Canlı Spor" : "Spor";
    return { game: "sports", name, subCategory: type ?? "sport", minStake: "1.00", maxStake: "5000.00" };
  }
  const name = virtualNames[reference];
  if (name === undefined) return undefined;
  const game = type === "crash" ? "crash" : "roulette";
  return { game, name, subCategory: type ?? "virtual", minStake: "1.00", maxStake: "2500.00" };
}

/** The provider's game for a type of the catalogue. */
export function gameOfType(type: string): DemoGame {
  if (type === "crash") return "crash";
  return type === "table" ? "roulette" : "slot";
}
