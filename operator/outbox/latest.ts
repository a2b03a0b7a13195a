import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { demoAuthenticatorSecret } from "../seed/players.ts";
import { totpAt } from "../second-factor/totp.ts";

const most = 100;

export interface OutboxMessage {
  readonly channel: "email" | "sms" | "authenticator";
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** A path of the site that the message links to. */
  readonly path?: string;
  readonly at: string;
}

/**
 * The latest messages to players, newest first, after the current codes of the demo's authenticators, for which there
 * is no phone.
 */
export async function latestMessages(db: Kysely<Database>, now: Date): Promise<OutboxMessage[]> {
  const sent = await db.selectFrom("outbox").selectAll().orderBy("id", "desc").limit(most).execute();
  const demos = await db
    .selectFrom("player")
    .select("username")
    .where("totp_secret", "=", demoAuthenticatorSecret)
    .execute();
  return [
    ...demos.map(({ username }) => ({
      channel: "authenticator" as const,
      to: username,
      body: totpAt(demoAuthenticatorSecret, now),
      at: now.toISOString(),
    })),
    ...sent.map(({ channel, recipient, subject, body, path, created_at }) => ({
      channel,
      to: recipient,
      ...(subject !== null && { subject }),
      body,
      ...(path !== null && { path }),
      at: created_at.toISOString(),
    })),
  ];
}
