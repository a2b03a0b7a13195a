import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { hashSecret } from "../secret.ts";

/** More than are added in the same time, and few enough to keep each call fast. */
const forgottenAtOnce = 100;

/** How many attempts are allowed in a period. */
export interface Limit {
  readonly kind: string;
  readonly most: number;
  readonly minutes: number;
}

/**
 * Counts an attempt. Returns when the next one is allowed, or undefined when this one is within the limit. The period
 * starts with the first attempt, and refused attempts do not extend it.
 */
export async function countAttempt(
  db: Kysely<Database>,
  { kind, most, minutes }: Limit,
  subject: string,
  now: Date,
): Promise<Date | undefined> {
  const ends = new Date(now.getTime() + minutes * 60_000);
  const over = sql<boolean>`throttle.ends_at <= ${now}`;
  const row = await db
    .insertInto("throttle")
    .values({ kind, subject: subjectKey(subject), attempts: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict.columns(["kind", "subject"]).doUpdateSet({
        attempts: sql<number>`case when ${over} then 1 else least(throttle.attempts, 1000000) + 1 end`,
        ends_at: sql<Date>`case when ${over} then ${ends}::timestamptz else throttle.ends_at end`,
      }),
    )
    .returning(["attempts", "ends_at"])
    .executeTakeFirstOrThrow();
  if (row.attempts === 1) await forgetOver(db, now);
  return row.attempts > most ? row.ends_at : undefined;
}

async function forgetOver(db: Kysely<Database>, now: Date): Promise<void> {
  // Skip rows that another transaction is updating. Two transactions waiting for each other would both fail.
  await sql`delete from throttle where (kind, subject) in (
    select kind, subject from throttle where ends_at <= ${now} limit ${forgottenAtOnce} for update skip locked
  )`.execute(db);
}

/** Takes back an attempt that turned out to be successful. */
export async function uncountAttempt(db: Kysely<Database>, { kind }: Limit, subject: string): Promise<void> {
  await db
    .updateTable("throttle")
    .set({ attempts: sql<number>`greatest(attempts - 1, 0)` })
    .where("kind", "=", kind)
    .where("subject", "=", subjectKey(subject))
    .execute();
}

/** Resets the attempts. */
export async function forgetAttempts(db: Kysely<Database>, { kind }: Limit, subject: string): Promise<void> {
  await db.deleteFrom("throttle").where("kind", "=", kind).where("subject", "=", subjectKey(subject)).execute();
}

/** Hashed, because people type passwords into the name field. */
function subjectKey(subject: string): string {
  return hashSecret(subject);
}
