import { type Kysely, sql } from "kysely";
import { compareMoney } from "../../src/lib/money.ts";
import type { Database } from "../database/schema.ts";
import { type GameLaunch, noteUse, validLaunch } from "./game-launch.ts";
import { demoPurse, type GameSeat } from "./purse.ts";
import { newServerSeed, seedInUse } from "./round-seeds.ts";

type DemoGame = Database["game_seat"]["game"];

/**
 * The seat of a launch, created when its page is first opened, so that a reload finds the same rounds and seeds.
 * Undefined for an unknown game, and for a player without a wallet.
 */
export function openSeat(db: Kysely<Database>, launch: GameLaunch, now: Date): Promise<GameSeat | undefined> {
  return db.transaction().execute(async (transaction) => {
    const seat = (await findSeat(transaction, launch.id)) ?? (await newSeat(transaction, launch, now));
    if (seat) await seedInUse(transaction, seat.launch_id, now);
    return seat;
  });
}

/** The seat of the launch with this token (`findGameLaunch`), and when its session began. Undefined until its page is opened. */
export async function findOpenSeat(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ readonly seat: GameSeat; readonly sessionBeganAt: Date | undefined } | undefined> {
  const found = await validLaunch(db, token, now)
    .innerJoin("game_seat", (join) => join.on("game_seat.launch_id", "=", sql<string>`launch.id::text`))
    .selectAll("game_seat")
    .select(["launch.id", "launch.used_at", "session.created_at as began_at"])
    .executeTakeFirst();
  if (!found) return undefined;
  await noteUse(db, found, now);
  const { id: _id, used_at: _usedAt, began_at, ...seat } = found;
  return { seat, sessionBeganAt: began_at ?? undefined };
}

export function findSeat(db: Kysely<Database>, launchId: string): Promise<GameSeat | undefined> {
  return (
    db
      .selectFrom("game_seat")
      .selectAll()
      .where("launch_id", "=", launchId)
      // Two tabs that open the page at once must share one seat.
      .$if(db.isTransaction, (query) => query.forUpdate())
      .executeTakeFirst()
  );
}

async function newSeat(db: Kysely<Database>, launch: GameLaunch, now: Date): Promise<GameSeat | undefined> {
  const title = await titleOf(db, launch);
  const wallet = await db
    .selectFrom("ledger_account")
    .select("currency")
    .where("player_id", "=", launch.playerId)
    .where("kind", "=", "wallet")
    .orderBy("id")
    .executeTakeFirst();
  if (!title || !wallet) return undefined;
  await db
    .insertInto("game_seat")
    .values({
      launch_id: launch.id,
      player_id: launch.playerId,
      game: title.game,
      title: title.name,
      sub_category: title.subCategory,
      currency: wallet.currency,
      min_stake: title.minStake,
      max_stake: title.maxStake,
      demo: launch.demo,
      purse: launch.demo ? demoPurse : null,
      opened_at: now,
      next_server_seed: newServerSeed(db, launch.id),
    })
    .onConflict((conflict) => conflict.column("launch_id").doNothing())
    .execute();
  return findSeat(db, launch.id);
}

/** The title of a launch: its name and limits in the catalogue, and the provider's game that plays it. */
interface Title {
  readonly game: DemoGame;
  readonly name: string;
  /** The category in the player's history. */
  readonly subCategory: string;
  readonly minStake: string;
  readonly maxStake: string;
}

/** Undefined for an unknown game. */
async function titleOf(db: Kysely<Database>, launch: GameLaunch): Promise<Title | undefined> {
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
