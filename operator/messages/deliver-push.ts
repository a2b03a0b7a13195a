import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { stepBack } from "../lib/settle-each.ts";
import { lifetimeSeconds, type Outcome, payloadOf, type Sender, sendPush } from "./send-push.ts";

/** How many deliveries are read at once. It bounds the memory, however many are due. */
const batchSize = 200;
const parallelRequests = 50;

/** For this long no other process takes the same delivery. Longer than a request may take. */
const claimedMs = 60_000;

interface Due
  extends
    Pick<Selectable<Database["push_subscription"]>, "endpoint" | "p256dh" | "auth" | "language" | "site_origin">,
    Selectable<Database["push_message"]> {
  readonly delivery_id: string;
  readonly subscription_id: string;
  readonly failures: number;
}

/**
 * Sends a batch of the messages that are due. What could not be sent is tried again later, until the message is too
 * old. A message may arrive twice if the process ends in between. Returns the number of deliveries in the batch.
 */
export async function deliverDue(
  db: Kysely<Database>,
  sender: Sender,
  now: () => Date,
  log: (line: string) => void,
): Promise<number> {
  const due = await claim(db, now());
  const done: string[] = [];
  const gone: string[] = [];
  const waiting = due.values();
  const work = async () => {
    for (const one of waiting) {
      const outcome = await sendPush(one, { ...one, payload: payloadOf(one, one) }, sender);
      if (outcome.kind === "gone") gone.push(one.subscription_id);
      else if (outcome.kind === "later" && !isTooOld(one, now())) await putOff(db, one, outcome, now());
      else done.push(one.delivery_id);
      if ("reason" in outcome && !sender.closing.aborted)
        log(`A push message could not be delivered to ${new URL(one.endpoint).host}: ${outcome.reason}`);
    }
  };
  await Promise.all(Array.from({ length: parallelRequests }, work));
  if (done.length > 0) await db.deleteFrom("push_delivery").where("id", "in", done).execute();
  // This deletes their other deliveries, too.
  if (gone.length > 0) await db.deleteFrom("push_subscription").where("id", "in", gone).execute();
  if (due.length > 0 && due.length < batchSize) await forgetDelivered(db);
  return due.length;
}

/** Takes due deliveries, so that other processes leave them alone for a while. */
async function claim(db: Kysely<Database>, now: Date): Promise<readonly Due[]> {
  const claimedUntil = new Date(now.getTime() + claimedMs);
  const { rows } = await sql<Due>`
    with claimed as (
      update push_delivery set send_after = ${claimedUntil}
      where id in (
        select id from push_delivery where send_after <= ${now} order by send_after, id limit ${batchSize}
        for update skip locked
      )
      returning id, message_id, subscription_id, failures
    )
    select claimed.id as delivery_id, claimed.subscription_id, claimed.failures,
      endpoint, p256dh, auth, language, site_origin, push_message.*
    from claimed
    join push_message on push_message.id = claimed.message_id
    join push_subscription on push_subscription.id = claimed.subscription_id
    order by claimed.id`.execute(db);
  return rows;
}

function isTooOld({ kind, created_at }: Due, now: Date): boolean {
  return now.getTime() - created_at.getTime() > lifetimeSeconds[kind] * 1_000;
}

async function putOff(
  db: Kysely<Database>,
  { delivery_id, failures }: Due,
  { afterMs = 0 }: Extract<Outcome, { kind: "later" }>,
  now: Date,
): Promise<void> {
  const { settle_failures, settle_after } = stepBack(failures, now);
  const send_after = new Date(Math.max(settle_after.getTime(), now.getTime() + afterMs));
  await db
    .updateTable("push_delivery")
    .set({ failures: settle_failures, send_after })
    .where("id", "=", delivery_id)
    .execute();
}

/** Deletes messages without remaining deliveries. */
async function forgetDelivered(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("push_message")
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("push_delivery").select("id").whereRef("message_id", "=", "push_message.id"))),
    )
    .execute();
}

/** Delivers what is due until nothing is. */
export async function deliverPushes(
  db: Kysely<Database>,
  sender: Sender,
  now: () => Date,
  log: (line: string) => void,
): Promise<void> {
  while (!sender.closing.aborted && (await deliverDue(db, sender, now, log)) > 0);
}
