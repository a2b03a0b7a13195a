import { type Kysely, type RawBuilder, sql } from "kysely";
import type { PushMessage } from "../../src/contract/push.ts";
import type { Database } from "../database/schema.ts";
import type { Localised } from "../lib/language.ts";
import { filledInAll, texts } from "../texts/texts.ts";

/** What a player is told. `kind` is also the topic that players choose. */
export interface PushText {
  readonly kind: PushMessage["kind"];
  readonly title: Localised;
  readonly body: Localised;
  /** A path of the site, opened by a tap. */
  readonly url: string;
  /** A later message with the same tag replaces this one. */
  readonly tag?: string;
}

/** Longer texts are cut: a push message has at most 4 kB, and a lock screen shows a few lines. */
const longestTitle = 120;
const longestBody = 300;

/**
 * Queues a message to a player's browsers. Call it in the transaction that makes the change, so that both happen or
 * neither.
 */
export function notifyPlayer(db: Kysely<Database>, playerId: string, text: PushText, now: Date): Promise<void> {
  return queue(db, text, sql<boolean>`push_subscription.player_id = ${playerId}`, now);
}

/**
 * Queues a message to the browsers that want its kind.
 *
 * @param who a condition on the rows of `push_subscription`.
 */
export async function queue(db: Kysely<Database>, text: PushText, who: RawBuilder<boolean>, now: Date): Promise<void> {
  const { kind, title, body, url, tag = null } = text;
  const recipients = db
    .selectFrom("push_subscription")
    .innerJoin("player", "player.id", "push_subscription.player_id")
    .where("player.status", "=", "active")
    .where(who)
    .where(wants(kind));
  // Most players have no subscription, so most messages end here.
  const somebody = await recipients.select("push_subscription.id").limit(1).executeTakeFirst();
  if (!somebody) return;
  const message = await db
    .insertInto("push_message")
    .values({ kind, title: cut(title, longestTitle), body: cut(body, longestBody), url, tag, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("push_delivery")
    .columns(["message_id", "subscription_id", "send_after"])
    .expression(
      recipients.select([
        sql<string>`${message.id}::bigint`.as("message_id"),
        "push_subscription.id as subscription_id",
        sql<Date>`${now}::timestamptz`.as("send_after"),
      ]),
    )
    .execute();
}

/**
 * Players who have chosen no topics get everything but advertising. They get that as well if they opted into e-mails or
 * text messages.
 */
function wants(kind: PushMessage["kind"]): RawBuilder<boolean> {
  const unasked = kind === "promotion" ? sql`player.email_opt_in or player.sms_opt_in` : sql`true`;
  return sql<boolean>`case when push_subscription.topics is null then ${unasked}
    else push_subscription.topics @> ${JSON.stringify([kind])}::jsonb end`;
}

function cut({ tr, en }: Localised, longest: number): Localised {
  const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);
  return { tr: shorten(tr), en: shorten(en) };
}

/**
 * A decision on a deposit or withdrawal. No push message names an amount: others read a lock screen, too. The page behind the
 * message shows it.
 */
export function cashText(kind: "deposit" | "withdraw", verdict: "approve" | "cancel", transactionId: string): PushText {
  return { kind, ...texts.push[`${kind}-${verdict}`], url: "/profile/history", tag: `${kind}-${transactionId}` };
}

/** The start of a tournament. It is advertising. */
export function tournamentText(id: string, title: Localised): PushText {
  return {
    kind: "promotion",
    title: filledInAll(texts.push.tournament.title, { tournament: title }),
    body: texts.push.tournament.body,
    url: `/tournaments?id=${id}`,
    tag: `tournament-${id}`,
  };
}

/** The result of a coupon. */
export function couponText(state: "won" | "lost" | "void", couponId: string): PushText {
  return { kind: "coupon", ...texts.push[`coupon-${state}`], url: "/profile/coupons", tag: `coupon-${couponId}` };
}
