/**
 * The seed pairs of a seat. One pair is in use and its server seed is secret; earlier ones are revealed. The next
 * server seed is fixed, and its hash shown, before the player chooses a client seed, so that the server cannot pick
 * one to fit.
 */
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../database/schema.ts";
import { decryptSecret, encryptSecret } from "../database/secrets.ts";
import { Refusal } from "../core/refusal.ts";
import { newSecret } from "../lib/secret.ts";
import { lockSeat, type Playing } from "./purse.ts";
import { texts } from "../texts/texts.ts";

export type GameSeed = Selectable<Database["game_seed"]>;

/** A new server seed for the launch, as it is stored. */
export function newServerSeed(db: Kysely<Database>, launchId: string): string {
  return encryptSecret(db, newSecret(), purposeOf(launchId));
}

/** The server seed that is stored for the launch. */
export function readServerSeed(db: Kysely<Database>, launchId: string, stored: string): string {
  return decryptSecret(db, stored, purposeOf(launchId));
}

function purposeOf(launchId: string): string {
  return `server seed of launch ${launchId}`;
}

/** The current pair, locked until the caller's transaction ends. Created if there is none. */
export async function seedInUse(db: Kysely<Database>, launchId: string, now: Date): Promise<GameSeed> {
  const seed = await db
    .selectFrom("game_seed")
    .selectAll()
    .where("launch_id", "=", launchId)
    .where("revealed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return (
    seed ??
    newSeed(db, { launchId, serverSeed: newServerSeed(db, launchId), clientSeed: newSecret().slice(0, 12) }, now)
  );
}

/**
 * Reveals the current server seed and starts the next pair with the player's seed. Refuses (409) while a round is
 * open, because the seed would reveal its end.
 */
export function changeSeed({ db, launchId, language, now }: Playing, clientSeed: string): Promise<GameSeed> {
  return db.transaction().execute(async (transaction) => {
    const { next_server_seed: serverSeed } = await lockSeat(transaction, launchId, language);
    const at = now();
    const open = await transaction
      .selectFrom("game_round")
      .select("id")
      .where("launch_id", "=", launchId)
      .where("settled_at", "is", null)
      .executeTakeFirst();
    if (open) throw new Refusal(texts.rounds.roundOpen[language], { code: 409 });
    const { id } = await seedInUse(transaction, launchId, at);
    await transaction.updateTable("game_seed").set({ revealed_at: at }).where("id", "=", id).execute();
    await transaction
      .updateTable("game_seat")
      .set({ next_server_seed: newServerSeed(transaction, launchId) })
      .where("launch_id", "=", launchId)
      .execute();
    return newSeed(transaction, { launchId, serverSeed, clientSeed }, at);
  });
}

interface NewSeed {
  readonly launchId: string;
  /** As it is stored. */
  readonly serverSeed: string;
  readonly clientSeed: string;
}

function newSeed(db: Kysely<Database>, { launchId, serverSeed, clientSeed }: NewSeed, now: Date): Promise<GameSeed> {
  return db
    .insertInto("game_seed")
    .values({ launch_id: launchId, server_seed: serverSeed, client_seed: clientSeed, made_at: now, revealed_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}
