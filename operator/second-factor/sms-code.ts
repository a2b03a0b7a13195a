import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { hashSecret } from "../secret.ts";

/** How long an SMS code counts, in seconds. */
export const smsCodeSeconds = 180;

const tries = 5;

/** A new code of six digits for a session; earlier ones count no more. */
export async function newSmsCode(db: Kysely<Database>, sessionId: string, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const fresh = {
    hash: codeHash(sessionId, code),
    tries_left: tries,
    expires_at: new Date(now.getTime() + smsCodeSeconds * 1000),
  };
  await db
    .insertInto("sms_code")
    .values({ session_id: sessionId, ...fresh })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(fresh))
    .execute();
  return code;
}

/** Whether it is the session's code; it counts once, and after five wrong ones it counts no more. */
export async function acceptSmsCode(
  db: Kysely<Database>,
  sessionId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const tried = await db
    .updateTable("sms_code")
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where("session_id", "=", sessionId)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (tried.numUpdatedRows === 0n) return false;
  const { numDeletedRows } = await db
    .deleteFrom("sms_code")
    .where("session_id", "=", sessionId)
    .where("hash", "=", codeHash(sessionId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function codeHash(sessionId: string, code: string): string {
  return hashSecret(`${sessionId} ${code}`);
}
