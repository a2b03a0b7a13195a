/** `/operator/outbox`: the messages to players. The demo sends none and shows what they say; otherwise it shows what became of them. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { demoMessages, latestMessages, type OutboxMessage } from "../outbox/latest.ts";
import { wantsJson } from "./access.ts";
import { type Desk, type DeskEnv, type Markup, say, timeOf } from "./desk.ts";
import { page } from "./page.ts";

/** Answers with a page or, with `Accept: application/json`, with JSON. */
export function outboxPage(app: Hono<DeskEnv>): void {
  app.get("/outbox", async (c) => {
    const { desk } = c.var;
    const { db, now, keepsMessages } = desk.operator;
    const messages = await (keepsMessages ? demoMessages(db, now()) : latestMessages(db));
    if (wantsJson(c)) return c.json(messages);
    const list = html`<ul class="rows">${messages.map((message) => item(desk, message))}</ul>`;
    const body = html`<p class="quiet intro">${say(desk, keepsMessages ? "aboutOutbox" : "aboutDelivery")}</p>
      ${messages.length > 0 ? list : html`<p>${say(desk, "nothing")}</p>`}`;
    return c.html(page(desk, { section: "outbox" }, body));
  });
}

function item(desk: Desk, { channel, to, subject, body, path, state, failure, at }: OutboxMessage): Markup {
  return html`<li class="card wide">
    <h2>${say(desk, channel)} → ${to}</h2>
    <p class="quiet">${timeOf(desk, new Date(at))}${subject === undefined ? "" : html` · ${subject}`}</p>
    ${body === undefined ? "" : html`<p>${body}</p>`}
    ${state === undefined ? "" : html`<p>${say(desk, `message-${state}`)}${failure === undefined ? "" : html` (${failure})`}</p>`}
    ${path === undefined ? "" : html`<p><a href="${path}">${path}</a></p>`}
  </li>`;
}
