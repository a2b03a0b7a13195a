import type { Kysely } from "kysely";
import type { Passkey } from "../../src/contract/user-passkeys.ts";
import type { Database } from "../database/schema.ts";
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
