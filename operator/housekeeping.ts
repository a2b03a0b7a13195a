import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./database/schema.ts";
import { after, lifetimesMs } from "./identity/sessions.ts";
import { addDays, localDay } from "./lib/calendar.ts";
import { unusedLaunchMs } from "./provider/game-launch.ts";

/** A statement with more rows would hold its locks for long. */
const batchSize = 500;

/** For how many days rows are kept that nothing needs any more, or that are personal data. */
export const keptDays = {
  /** An ended session still tells from which networks its player has logged in (`hasBeenThere`). */
  session: 90,
  /** A key of an ended session still tells its client why the session ended. */
  sessionKey: 7,
  /** Events hold devices and networks. */
  securityEvent: 365,
  /** What a message said is gone long before, except in the demo. */
  message: 7,
  /** The contract requires one day. */
  idempotentAnswer: 2,
  /** The back office shows fewer. */
  monitoring: 90,
  /** Rounds for play money. Those for money are never removed. */
  demoRound: 1,
} as const;

/**
 * Removes what nobody can use any more, in batches that each take a short moment. Several processes may do it at the same time.
 *
 * @throws the first error. The other kinds of rows are removed nevertheless.
 */
export async function keepHouse(db: Kysely<Database>, now: Date, closing: AbortSignal): Promise<void> {
  const errors: unknown[] = [];
  for (const removal of removals(now)) {
    try {
      await removeAll(db, removal, closing);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

async function removeAll(db: Kysely<Database>, removal: RawBuilder<unknown>, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    const { numAffectedRows = 0n } = await removal.execute(db);
    if (numAffectedRows < batchSize) return;
  }
}

function removals(now: Date): readonly RawBuilder<unknown>[] {
  const daysAgo = (days: number) => addDays(now, -days);
  const noLongerRefreshable = after(now, -lifetimesMs.refreshable);
  const dayAgo = daysAgo(keptDays.demoRound);
  return [
    batchOf(
      "session_key",
      sql`session_id in (select id from session where expires_at < ${daysAgo(keptDays.sessionKey)})`,
    ),
    // A session begins before it expires, so the condition on `created_at` changes nothing. It is there for its index.
    batchOf("session", sql`created_at < ${daysAgo(keptDays.session)} and expires_at < ${daysAgo(keptDays.session)}`),
    // Nobody has logged in by it.
    batchOf("session", sql`awaits is not null and expires_at < ${noLongerRefreshable}`),
    batchOf("sms_code", sql`expires_at <= ${now}`),
    batchOf("account_token", sql`expires_at <= ${now}`),
    batchOf("passkey_challenge", sql`expires_at <= ${now}`),
    batchOf("staff_session", sql`expires_at <= ${now}`),
    batchOf("staff_link", sql`expires_at <= ${now}`),
    batchOf("throttle", sql`ends_at <= ${now}`),
    batchOf("security_event", sql`at < ${daysAgo(keptDays.securityEvent)}`),
    batchOf("outbox", sql`created_at < ${daysAgo(keptDays.message)}`),
    batchOf("idempotent_answer", sql`asked_at < ${daysAgo(keptDays.idempotentAnswer)}`),
    batchOf("monitoring_vital", sql`day < ${localDay(daysAgo(keptDays.monitoring))}`),
    batchOf("monitoring_count", sql`day < ${localDay(daysAgo(keptDays.monitoring))}`),
    batchOf("game_launch", sql`used_at <= ${after(now, -unusedLaunchMs)}`),
    batchOf(
      "game_round",
      sql`settled_at < ${dayAgo}
        and launch_id in (select launch_id from game_seat where demo and opened_at < ${dayAgo})`,
    ),
    demoSeats(dayAgo),
  ];
}

/** Removes a batch of the rows of a table. Rows that somebody else has locked wait for the next time. */
function batchOf(table: keyof Database, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${condition} limit ${batchSize} for update skip locked
  ))`;
}

/** Removes a batch of seats for play money whose page is gone, and whose rounds are removed, with their seeds. */
function demoSeats(dayAgo: Date): RawBuilder<unknown> {
  return sql`
    with gone as (
      select launch_id from game_seat
      where demo and opened_at < ${dayAgo}
        and not exists (select from game_launch where game_launch.id::text = game_seat.launch_id)
        and not exists (select from game_round where game_round.launch_id = game_seat.launch_id)
      limit ${batchSize} for update skip locked
    ), seeds as (
      delete from game_seed where launch_id in (select launch_id from gone)
    )
    delete from game_seat where launch_id in (select launch_id from gone)`;
}
