import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Outcome, Transports } from "./transports.ts";

export interface Delivery {
  readonly transports: Transports;
  /** The origin of the links in mails. */
  readonly siteOrigin: string;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  /** Ends the attempts that are under way. */
  readonly abort: AbortSignal;
  /** How long one attempt may take, in milliseconds. The default is 20 seconds. */
  readonly attemptMs?: number;
}

const atOnce = 10;
const firstPauseMs = 10_000;
const usualAttemptMs = 20_000;

/** For this long no other process takes the same message. Longer than an attempt. */
const claimedMs = 60_000;

type Due = Selectable<Database["outbox"]>;

/**
 * Hands the messages that are due to their transports, a few at once. What could not be sent is tried again after 10 seconds,
 * 30, 90 and so on, while the message is of use: nine times in a day. A message may arrive twice if the process ends in
 * between. Returns the number of messages that were due.
 */
export async function deliverDue(db: Kysely<Database>, delivery: Delivery): Promise<number> {
  const { now, log } = delivery;
  const due = await claim(db, now());
  await Promise.all(
    due.map(async (message) => {
      const outcome = await attempt(message, delivery);
      await note(db, message, outcome, now());
      if (outcome.kind !== "sent") log(`A message (${message.channel}) could not be delivered: ${outcome.reason}`);
    }),
  );
  return due.length;
}

/** Claims due messages: other processes do not take them for a minute. */
async function claim(db: Kysely<Database>, now: Date): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    update outbox set attempts = attempts + 1, send_after = ${new Date(now.getTime() + claimedMs)}
    where id in (
      select id from outbox where send_after <= ${now} order by send_after, id limit ${atOnce}
      for update skip locked
    )
    returning *`.execute(db);
  return rows;
}

async function attempt(message: Due, delivery: Delivery): Promise<Outcome> {
  const { id, channel, recipient, subject, body, path, expires_at } = message;
  const { transports, siteOrigin, now, abort, attemptMs = usualAttemptMs } = delivery;
  const transport = transports[channel];
  if (!transport) return { kind: "refused", reason: "there is no transport" };
  if (expires_at <= now()) return { kind: "refused", reason: "too late" };
  const text = [body, path === null ? null : `${siteOrigin}${path}`].filter((part) => part !== null).join("\n\n");
  const signal = AbortSignal.any([abort, AbortSignal.timeout(attemptMs)]);
  return transport({ id: `outbox-${id}`, to: recipient, subject: subject ?? "", text, at: now() }, signal);
}

async function note(
  db: Kysely<Database>,
  { id, attempts, expires_at }: Due,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const send_after = new Date(now.getTime() + firstPauseMs * 3 ** (attempts - 1));
  const isOver = outcome.kind !== "later" || send_after >= expires_at;
  await db
    .updateTable("outbox")
    .set({
      ...(isOver ? { send_after: null, body: null, path: null } : { send_after }),
      ...(outcome.kind === "sent" ? { sent_at: now, failure: null } : { failure: outcome.reason }),
    })
    .where("id", "=", id)
    // Not if another process has taken it meanwhile.
    .where("attempts", "=", attempts)
    .execute();
}

/**
 * Delivers what is due until nothing is. When `closing` aborts, the attempts under way have `graceMs` to end: a mail that is cut
 * off may be sent twice.
 */
export async function deliverMails(
  db: Kysely<Database>,
  delivery: Omit<Delivery, "abort">,
  closing: AbortSignal,
  graceMs = 1_000,
): Promise<void> {
  const aborting = new AbortController();
  let grace: NodeJS.Timeout | undefined;
  const close = () => (grace = setTimeout(() => aborting.abort(), graceMs));
  closing.addEventListener("abort", close, { once: true });
  try {
    while (!closing.aborted && (await deliverDue(db, { ...delivery, abort: aborting.signal })) > 0);
  } finally {
    closing.removeEventListener("abort", close);
    clearTimeout(grace);
  }
}
