/** The sessions of staff. They end 12 hours after the log-in, whatever happens in them. */
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { hashSecret, newSecret } from "../secret.ts";
import type { Member } from "./members.ts";

const sessionMs = 12 * 3_600_000;
/** How long a right password waits for its code. */
const awaitingMs = 10 * 60_000;

/** Opens a session and returns its secret. Also deletes sessions that have ended. */
export async function openStaffSession(
  db: Kysely<Database>,
  staffId: string,
  now: Date,
  awaitsCode = false,
): Promise<string> {
  await db.deleteFrom("staff_session").where("expires_at", "<=", now).execute();
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + (awaitsCode ? awaitingMs : sessionMs));
  await db
    .insertInto("staff_session")
    .values({ hash: hashSecret(secret), staff_id: staffId, awaits_code: awaitsCode, expires_at: expiresAt })
    .execute();
  return secret;
}

/** Finds the member whose session this is. Undefined for a session that has ended, and for a locked member. */
export async function memberOf(
  db: Kysely<Database>,
  secret: string | undefined,
  now: Date,
  awaitsCode = false,
): Promise<Member | undefined> {
  if (secret === undefined) return undefined;
  return db
    .selectFrom("staff_session")
    .innerJoin("staff", "staff.id", "staff_session.staff_id")
    .select(["staff.id", "name", "role"])
    .where("hash", "=", hashSecret(secret))
    .where("expires_at", ">", now)
    .where("awaits_code", "=", awaitsCode)
    .where("is_locked", "=", false)
    .executeTakeFirst();
}

/** Ends a session. */
export async function closeStaffSession(db: Kysely<Database>, secret: string): Promise<void> {
  await db.deleteFrom("staff_session").where("hash", "=", hashSecret(secret)).execute();
}
