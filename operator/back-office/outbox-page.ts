/** `/operator/outbox`: the messages that the operator wrote to players. The demo sends none of them. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { latestMessages, type OutboxMessage } from "../outbox/latest.ts";
import { wantsJson } from "./access.ts";
import { type Desk, type DeskEnv, type Markup, say, timeOf } from "./desk.ts";
import { page } from "./page.ts";

/** Answers with a page or, with `Accept: application/json`, with JSON. */
export function outboxPage(app: Hono<DeskEnv>): void {
  app.get("/outbox", async (c) => {
    const { desk } = c.var;
    const { db, now } = desk.operator;
    const messages = await latestMessages(db, now());
    if (wantsJson(c)) return c.json(messages);
    const list = html`<ul class="rows">${messages.map((message) => item(desk, message))}</ul>`;
    const body = html`<p class="quiet intro">${say(desk, "aboutOutbox")}</p>
      ${messages.length > 0 ? list : html`<p>${say(desk, "nothing")}</p>`}`;
    return c.html(page(desk, { section: "outbox" }, body));
  });
}

function item(desk: Desk, { channel, to, subject, body, path, at }: OutboxMessage): Markup {
  return html`<li class="card wide">
    <h2>${say(desk, channel)} → ${to}</h2>
    <p class="quiet">${timeOf(desk, new Date(at))}${subject === undefined ? "" : html` · ${subject}`}</p>
    <p>${body}</p>
    ${path === undefined ? "" : html`<p><a href="${path}">${path}</a></p>`}
  </li>`;
}
