/** The seeds of the matches, one per day. The hash is public from the start, the seed when the day is over. */
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { decryptSecret, encryptSecret } from "../database/secrets.ts";
import { addDays, endOfDay, localDay } from "../lib/calendar.ts";
import { newSecret } from "../lib/secret.ts";
import { minuteMs, minutes } from "./fixtures.ts";
import { seedHash } from "./seeded-draw.ts";

/** The seed of the matches that kick off on that day, created on first use. */
export async function getOrCreateDaySecret(db: Kysely<Database>, day: string): Promise<string> {
  await db
    .insertInto("sports_secret")
    .values({ day, secret: encryptSecret(db, newSecret(), purposeOf(day)) })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  const { secret } = await db
    .selectFrom("sports_secret")
    .select("secret")
    .where(sql<string>`day::text`, "=", day)
    .executeTakeFirstOrThrow();
  return decryptSecret(db, secret, purposeOf(day));
}

function purposeOf(day: string): string {
  return `matches of ${day}`;
}

/** The public part: the hash of today's seed, and yesterday's seed once its last match is over. */
export async function publicSecrets(db: Kysely<Database>, now: Date) {
  const today = localDay(now);
  const yesterday = addDays(now, -1);
  const day = localDay(yesterday);
  const lastMatchOver = endOfDay(yesterday).getTime() + minutes * minuteMs < now.getTime();
  const revealed = await db
    .selectFrom("sports_secret")
    .select("secret")
    .where(sql<string>`day::text`, "=", day)
    .executeTakeFirst();
  return {
    day: today,
    hash: seedHash(await getOrCreateDaySecret(db, today)),
    ...(revealed && lastMatchOver && { revealed: { day, secret: decryptSecret(db, revealed.secret, purposeOf(day)) } }),
  };
}
