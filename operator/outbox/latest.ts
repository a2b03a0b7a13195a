import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { readAuthenticator } from "../second-factor/authenticator-secret.ts";
import { totpAt } from "../second-factor/totp.ts";
import { demoAuthenticatorSecret } from "../seed/players.ts";

const most = 100;

export interface OutboxMessage {
  readonly channel: "email" | "sms" | "authenticator";
  readonly to: string;
  readonly subject?: string;
  /** Only in the demo: a message may contain a link or a code. */
  readonly body?: string;
  /** A path of the site that the message links to. Only in the demo. */
  readonly path?: string;
  /** Not in the demo, which sends nothing. */
  readonly state?: "waiting" | "sent" | "failed";
  /** Why the last attempt failed. */
  readonly failure?: string;
  readonly at: string;
}

/** What became of the latest messages to players, newest first, without what they say. */
export async function latestMessages(db: Kysely<Database>): Promise<OutboxMessage[]> {
  return (await latest(db)).map(({ channel, recipient, subject, created_at, send_after, sent_at, failure }) => ({
    channel,
    to: recipient,
    ...(subject !== null && { subject }),
    state: sent_at ? "sent" : send_after ? "waiting" : "failed",
    ...(failure !== null && { failure }),
    at: created_at.toISOString(),
  }));
}

/**
 * Returns the present codes of the demo's authenticators, which exist on no phone, then the latest messages, newest first.
 */
export async function demoMessages(db: Kysely<Database>, now: Date): Promise<OutboxMessage[]> {
  const withAuthenticator = await db
    .selectFrom("player")
    .select(["id", "username", "totp_secret"])
    .where("two_factor", "=", "ga")
    .execute();
  const demos = withAuthenticator.filter(
    ({ id, totp_secret }) =>
      totp_secret !== null && readAuthenticator(db, `player ${id}`, totp_secret) === demoAuthenticatorSecret,
  );
  return [
    ...demos.map(({ username }) => ({
      channel: "authenticator" as const,
      to: username,
      body: totpAt(demoAuthenticatorSecret, now),
      at: now.toISOString(),
    })),
    ...(await latest(db)).map(({ channel, recipient, subject, body, path, created_at }) => ({
      channel,
      to: recipient,
      ...(subject !== null && { subject }),
      ...(body !== null && { body }),
      ...(path !== null && { path }),
      at: created_at.toISOString(),
    })),
  ];
}

function latest(db: Kysely<Database>) {
  return db.selectFrom("outbox").selectAll().orderBy("id", "desc").limit(most).execute();
}
