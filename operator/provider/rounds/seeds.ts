/** The seeds of a seat: one pair is in use, its server seed secret; the earlier ones are revealed. */
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { GameSeedTable } from "../../database/schema/game-rounds.ts";
import { newSecret } from "../../secret.ts";

export type GameSeed = Selectable<GameSeedTable>;

/** The pair in use, locked until the caller's transaction ends; made when there is none. */
export async function seedInUse(db: Kysely<Database>, launchId: string, now: Date): Promise<GameSeed> {
  const seed = await db
    .selectFrom("game_seed")
    .selectAll()
    .where("launch_id", "=", launchId)
    .where("revealed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return seed ?? newSeed(db, launchId, newSecret().slice(0, 12), now);
}

/** Reveals the server seed in use and begins with a new one; the player may bring a seed of their own. */
export async function rotateSeed(
  db: Kysely<Database>,
  launchId: string,
  clientSeed: string | undefined,
  now: Date,
): Promise<{ revealed: GameSeed; next: GameSeed }> {
  const { id } = await seedInUse(db, launchId, now);
  const revealed = await db
    .updateTable("game_seed")
    .set({ revealed_at: now })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { revealed, next: await newSeed(db, launchId, clientSeed ?? revealed.client_seed, now) };
}

function newSeed(db: Kysely<Database>, launchId: string, clientSeed: string, now: Date): Promise<GameSeed> {
  return db
    .insertInto("game_seed")
    .values({ launch_id: launchId, server_seed: newSecret(), client_seed: clientSeed, made_at: now, revealed_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}
