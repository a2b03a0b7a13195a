import { type Kysely, sql } from "kysely";
import { addDays } from "../calendar.ts";
import type { Database } from "../database/schema.ts";
import type { OutboxTable } from "../database/schema/outbox.ts";
import type { Localised } from "../seed/types.ts";

/** An id that no player has. */
export const nobody = "0";

/** Then even the record of a message goes. */
const keptDays = 7;

export interface Mail {
  readonly subject: Localised;
  readonly body: Localised;
  /** A path of the site that the mail links to. */
  readonly path?: string;
  /** How long the mail is of use, in milliseconds. The default is a day. */
  readonly lifetimeMs?: number;
}

const dayMs = 86_400_000;

/**
 * Puts an e-mail to the player into the outbox, in the player's language. For `nobody` it does the same work without
 * sending, so that the response time does not reveal whether the account exists.
 */
export function sendMail(db: Kysely<Database>, playerId: string, mail: Mail, now: Date): Promise<void> {
  return send(db, playerId, { channel: "email", ...mail }, now);
}

/** Puts a text message to the player's phone into the outbox, in the player's language. It is of use for `lifetimeMs`. */
export function sendSms(
  db: Kysely<Database>,
  playerId: string,
  { body, lifetimeMs }: { readonly body: Localised; readonly lifetimeMs: number },
  now: Date,
): Promise<void> {
  return send(db, playerId, { channel: "sms", body, lifetimeMs }, now);
}

async function send(
  db: Kysely<Database>,
  playerId: string,
  message: Omit<Mail, "subject"> & { readonly channel: OutboxTable["channel"]; readonly subject?: Localised },
  now: Date,
): Promise<void> {
  const { channel, subject, body, path = null, lifetimeMs = dayMs } = message;
  const inLanguage = (text: Localised | undefined) =>
    sql<string>`case language when 'en' then ${text?.en ?? null}::text else ${text?.tr ?? null}::text end`;
  await db
    .insertInto("outbox")
    .columns(["channel", "recipient", "subject", "body", "path", "created_at", "expires_at", "send_after"])
    .expression((eb) =>
      eb
        .selectFrom("player")
        .select([
          sql<OutboxTable["channel"]>`${channel}::text`.as("channel"),
          channel === "email" ? "email as recipient" : "phone as recipient",
          inLanguage(subject).as("subject"),
          inLanguage(body).as("body"),
          sql<string | null>`${path}::text`.as("path"),
          sql<Date>`${now}::timestamptz`.as("created_at"),
          sql<Date>`${new Date(now.getTime() + lifetimeMs)}::timestamptz`.as("expires_at"),
          sql<Date>`${now}::timestamptz`.as("send_after"),
        ])
        .where("id", "=", playerId),
    )
    .execute();
  await db.deleteFrom("outbox").where("created_at", "<", addDays(now, -keptDays)).execute();
}
