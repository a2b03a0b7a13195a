import { type Kysely, sql } from "kysely";
import type { Database } from "./database/schema.ts";
import type { Metrics } from "./http/metrics.ts";
import { addDays, startOfDate } from "./lib/calendar.ts";
import { describeFault, sparingLog } from "./lib/faults.ts";
import { leastDeposit, type LotteryDays } from "./money/lottery.ts";

/** What an operator does without being asked. */
export type Work = "rounds" | "coupons" | "deposits" | "bonuses" | "tickets" | "mails" | "pushes" | "tournaments";

type Job = (closing: AbortSignal) => Promise<unknown>;

/** The job of each kind of work. Work without a job is not done: without a mail server, nobody sends mails. */
export type Jobs = { readonly [Kind in Work]?: Job };

export interface SchedulerOptions {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  readonly lottery: LotteryDays | undefined;
  readonly jobs: Jobs;
  /** Runs once an hour. */
  readonly housekeeping: Job;
  readonly metrics: Metrics;
}

const everyMs = 1_000;
const housekeepingEveryMs = 3_600_000;

/**
 * Asks the database each second what is due, with one statement, and starts the jobs for it that are not under way. An error is
 * logged, and the job is tried again a second later. Several processes may do the same: each job claims its rows. Once an hour it
 * starts the housekeeping.
 *
 * @returns a function that stops it, aborts the jobs under way, and waits for their end.
 */
export function startScheduler(options: SchedulerOptions): () => Promise<void> {
  const { db, now, log, lottery, jobs, housekeeping, metrics } = options;
  // A lasting fault recurs on every attempt.
  const logFault = sparingLog(log);
  const closing = new AbortController();
  type Name = Work | "asking" | "housekeeping";
  const underWay = new Map<Name, Promise<unknown>>();
  /** Since when each kind has been due without a run of its job that ended well. */
  const dueSince = new Map<Name, Date>();
  metrics.jobDueSeconds(() => [...dueSince].map(([kind, since]) => [kind, (now().getTime() - since.getTime()) / 1000]));
  const run = async (name: Name, work: Job) => {
    try {
      await work(closing.signal);
      dueSince.delete(name);
      metrics.jobs.inc({ job: name, outcome: "ok" });
    } catch (error) {
      metrics.jobs.inc({ job: name, outcome: "failed" });
      logFault(`Work in the background (${name}) failed: ${describeFault(error, null)}`);
    }
  };
  const start = (name: Name, work: Job) => {
    if (underWay.has(name)) return;
    const done = run(name, work).finally(() => underWay.delete(name));
    underWay.set(name, done);
  };
  const look = () =>
    start("asking", async () => {
      const at = now();
      const due = await dueWork(db, at, lottery);
      if (closing.signal.aborted) return;
      for (const kind of dueSince.keys()) if (!due.includes(kind as Work)) dueSince.delete(kind);
      for (const kind of due) {
        const job = jobs[kind];
        if (!job) continue;
        if (!dueSince.has(kind)) dueSince.set(kind, at);
        start(kind, job);
      }
    });
  look();
  const timers = [
    setInterval(look, everyMs),
    setInterval(() => start("housekeeping", housekeeping), housekeepingEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    closing.abort();
    await Promise.all(underWay.values());
  };
}

/** The kinds of work that are due now. */
export async function dueWork(
  db: Kysely<Database>,
  now: Date,
  lottery: LotteryDays | undefined,
): Promise<readonly Work[]> {
  const tickets = lottery
    ? sql`exists (select from player_transaction where category = 2 and status = 1002 and ticket_number is null
        and amount >= ${leastDeposit} and created_at >= ${startOfDate(lottery.startDate)}
        and created_at < ${addDays(startOfDate(lottery.endDate), 1)})`
    : sql`false`;
  const { rows } = await sql<Record<Work, boolean>>`select
    exists (select from game_round where settled_at is null and coalesce(settle_after, due_at) <= ${now}) as rounds,
    exists (select from coupon where state = 'open' and coalesce(settle_after, due_at) <= ${now}) as coupons,
    exists (select from cash_request where approve_at is not null and decided_at is null
      and coalesce(settle_after, approve_at) <= ${now}) as deposits,
    exists (select from bonus where ended_at is null and coalesce(settle_after <= ${now}, true)
      and (expires_at <= ${now} or wagered >= wagering)) as bonuses,
    ${tickets} as tickets,
    exists (select from outbox where send_after <= ${now}) as mails,
    exists (select from push_delivery where send_after <= ${now}) as pushes,
    exists (select from tournament where starts_at <= ${now} and ends_at > ${now}
      and not exists (select from announced_tournament where tournament_id = tournament.id)) as tournaments`.execute(
    db,
  );
  return Object.entries(rows[0] ?? {}).flatMap(([kind, isDue]) => (isDue ? [kind as Work] : []));
}
