import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { hashSecret } from "../secret.ts";

/** The lifetime of an SMS code, in seconds. */
export const smsCodeSeconds = 180;

const tries = 5;

/** Creates a six-digit code for a session. It replaces earlier ones. */
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

/** Whether this is the session's code. A code works once, and expires after five wrong attempts. */
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
