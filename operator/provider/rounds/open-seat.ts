import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { GameLaunch } from "../../launches/game-launch.ts";
import { demoPurse, type GameSeat } from "./purse.ts";
import { newServerSeed, seedInUse } from "./seeds.ts";
import { titleOf } from "./title.ts";

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
