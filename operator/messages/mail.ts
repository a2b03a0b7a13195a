import { type Kysely, sql } from "kysely";
import type { SecurityEventKind } from "../../src/contract/user-security-events.ts";
import { tokenLifetimesMs } from "../lib/token-lifetimes.ts";
import type { Database } from "../database/schema.ts";
import type { Localised } from "../lib/language.ts";
import { filledInAll, texts } from "../texts/texts.ts";

/** An id that no player has. */
export const nobody = "0";

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
  message: Omit<Mail, "subject"> & { readonly channel: Database["outbox"]["channel"]; readonly subject?: Localised },
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
          sql<Database["outbox"]["channel"]>`${channel}::text`.as("channel"),
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
}

/** To a new player, who confirms the address with it. */
export function confirmMail(brand: string, token: string): Mail {
  return mail("confirm", brand, `/register-account-confirm?token=${token}`);
}

/** To the owner of an address with which somebody wanted to open or keep another account. */
export function accountExistsMail(brand: string): Mail {
  return mail("accountExists", brand, "/login");
}

/** To the new address of a player. */
export function confirmNewAddressMail(brand: string, token: string): Mail {
  return mail("confirmNewAddress", brand, `/register-account-confirm?token=${token}`);
}

export function resetMail(brand: string, token: string): Mail {
  return { ...mail("reset", brand, `/account_reset?token=${token}`), lifetimeMs: tokenLifetimesMs.reset };
}

/** Tells a player that a session was ended because a copy of it was used. */
export function copiedSessionMail(brand: string): Mail {
  return mail("copiedSession", brand, "/profile/security");
}

/** Asks the player to review the account and its limits. */
export function reviewMail(brand: string): Mail {
  return mail("review", brand, "/profile/limits");
}

/** A change that its player is mailed about. */
type SecurityChange = SecurityEventKind & keyof typeof texts.securityChanges;

export function isMailed(kind: SecurityEventKind): kind is SecurityChange {
  return kind in texts.securityChanges;
}

/** Tells a player about a change of what protects the account. Someone else may have made it. */
export function securityMail(brand: string, change: SecurityChange): Mail {
  const { subject, body, ifNotYou, afterRecovery } = texts.securityMail;
  const advice = change === "recovered" ? afterRecovery : ifNotYou;
  return {
    subject: filledInAll(subject, { brand }),
    body: filledInAll(body, { change: texts.securityChanges[change], advice }),
  };
}

function mail(name: keyof typeof texts.mails, brand: string, path: string): Mail {
  const { subject, body } = texts.mails[name];
  return { subject: filledInAll(subject, { brand }), body, path };
}
