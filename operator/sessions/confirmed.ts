import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { after, lifetimesMs } from "./lifetimes.ts";

/** Notes that the player of a signed-in session has just entered an SMS code. */
export async function noteConfirmation(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await db.updateTable("session").set({ confirmed_at: now }).where("id", "=", sessionId).execute();
}

/** Whether the player of this session entered an SMS code within the last minutes. */
export async function isConfirmed(db: Kysely<Database>, sessionId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("session")
    .select("id")
    .where("id", "=", sessionId)
    .where("confirmed_at", ">", after(now, -lifetimesMs.confirmed))
    .executeTakeFirst();
  return found !== undefined;
}
