/** `/operator/outbox`: the messages to players. The demo sends none and shows what they say; otherwise it shows what became of them. */
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { readAuthenticator, totpAt } from "../identity/second-factor.ts";
import { wantsJson } from "./access.ts";
import { type OfficeContext, type OfficeEnv, type Markup, say, timeOf } from "./office.ts";
import { page } from "./page.ts";

/** Answers with a page or, with `Accept: application/json`, with JSON. */
export function outboxPage(app: Hono<OfficeEnv>): void {
  app.get("/outbox", async (c) => {
    const { office } = c.var;
    const { db, now, keepsMessages } = office.operator;
    const messages = await (keepsMessages ? demoMessages(db, now()) : latestMessages(db));
    if (wantsJson(c)) return c.json(messages);
    const list = html`<ul class="rows">${messages.map((message) => item(office, message))}</ul>`;
    const body = html`<p class="quiet intro">${say(office, keepsMessages ? "aboutOutbox" : "aboutDelivery")}</p>
      ${messages.length > 0 ? list : html`<p>${say(office, "nothing")}</p>`}`;
    return c.html(page(office, { section: "outbox" }, body));
  });
}

function item(office: OfficeContext, { channel, to, subject, body, path, state, failure, at }: OutboxMessage): Markup {
  return html`<li class="card wide">
    <h2>${say(office, channel)} → ${to}</h2>
    <p class="quiet">${timeOf(office, new Date(at))}${subject === undefined ? "" : html` · ${subject}`}</p>
    ${body === undefined ? "" : html`<p>${body}</p>`}
    ${state === undefined ? "" : html`<p>${say(office, `message-${state}`)}${failure === undefined ? "" : html` (${failure})`}</p>`}
    ${path === undefined ? "" : html`<p><a href="${path}">${path}</a></p>`}
  </li>`;
}

const most = 100;

interface OutboxMessage {
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
async function latestMessages(db: Kysely<Database>): Promise<OutboxMessage[]> {
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
async function demoMessages(db: Kysely<Database>, now: Date): Promise<OutboxMessage[]> {
  const withAuthenticator = await db
    .selectFrom("player")
    .select(["id", "username", "totp_secret"])
    .where("two_factor", "=", "ga")
    .where("is_demo", "=", true)
    .execute();
  return [
    ...withAuthenticator.flatMap(({ id, username, totp_secret }) => {
      if (totp_secret === null) return [];
      const code = totpAt(readAuthenticator(db, `player ${id}`, totp_secret), now);
      return { channel: "authenticator" as const, to: username, body: code, at: now.toISOString() };
    }),
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
