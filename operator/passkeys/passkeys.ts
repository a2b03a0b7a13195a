import type { Insertable, Kysely } from "kysely";
import type { Passkey } from "../../src/contract/user-passkeys.ts";
import type { Database } from "../database/schema.ts";
import type { PasskeyTable } from "../database/schema/passkeys.ts";
import type { Language } from "../dispatch/language.ts";
import { deviceName } from "../sessions/device-name.ts";

/** The most passkeys that a player can have. */
export const mostPasskeys = 20;

/** The player's passkeys, the newest first. */
export async function listPasskeys(db: Kysely<Database>, playerId: string, language: Language): Promise<Passkey[]> {
  const found = await db
    .selectFrom("passkey")
    .selectAll()
    .where("player_id", "=", playerId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return found.map(({ id, name, user_agent, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    ...(last_used_at && { lastUsedAt: last_used_at.toISOString() }),
    device: deviceName(user_agent, language),
  }));
}

/** Stores a new passkey, unless the player has too many. `known`: somebody has it already, perhaps another player. */
export async function addPasskey(
  db: Kysely<Database>,
  row: Insertable<PasskeyTable>,
): Promise<"added" | "too many" | "known"> {
  // The lock keeps simultaneous additions from exceeding the limit.
  await db.selectFrom("player").select("id").where("id", "=", row.player_id).forUpdate().execute();
  const present = await db.selectFrom("passkey").select("id").where("player_id", "=", row.player_id).execute();
  if (present.length >= mostPasskeys) return "too many";
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("passkey")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? "added" : "known";
}

/** Returns false if the player has no such passkey. */
export async function renamePasskey(
  db: Kysely<Database>,
  playerId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ name })
    .where("id", "=", id)
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false if the player has no such passkey. */
export async function removePasskey(db: Kysely<Database>, playerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes a use. Returns false if another use has taken the counter further, or the passkey is gone. */
export async function notePasskeyUse(
  db: Kysely<Database>,
  { id, counter }: { readonly id: string; readonly counter: string },
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ counter: newCounter, last_used_at: now })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
