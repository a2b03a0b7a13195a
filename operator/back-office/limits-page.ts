/** `/operator/limits`: a player's limits, pending raises, exclusions and their history. Nothing can be changed here. */
import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { formatMoney } from "../../src/lib/money.ts";
import { findAccount } from "../identity/accounts.ts";
import { cashCurrency } from "../money/cash-forms.ts";
import { exclusionOf } from "../identity/exclusion.ts";
import { usedUp } from "../money/limits.ts";
import type { Value } from "../lib/limit-rules.ts";
import { type Desk, type DeskEnv, type Markup, say, timeOf } from "./desk.ts";
import { page } from "./page.ts";
import { typedLine } from "./read-form.ts";
import { filled, texts } from "../texts/texts.ts";
import type { Database } from "../database/schema.ts";

const mostEvents = 100;

export function limitsPage(app: Hono<DeskEnv>): void {
  app.get("/limits", async (c) => {
    const { desk } = c.var;
    const typed = v.parse(typedLine, c.req.query("player") ?? "");
    const account = typed === "" ? undefined : await findAccount(desk.operator.db, typed);
    const found = account ? await card(desk, account) : typed !== "" && html`<p>${say(desk, "noSuchPlayer")}</p>`;
    const body = html`<p class="quiet intro">${say(desk, "aboutLimits")}</p>
      <form method="get" action="/operator/limits">
        <label>${say(desk, "usernameOrEmail")} <input name="player" value="${typed}" required /></label>
        <div class="buttons"><button>${say(desk, "find")}</button></div>
      </form>
      ${found}`;
    return c.html(page(desk, { section: "limits" }, body));
  });
}

async function card(desk: Desk, { id, username }: { readonly id: string; readonly username: string }): Promise<Markup> {
  const { db, now } = desk.operator;
  const limits = await db
    .selectFrom("player_limit")
    .selectAll()
    .where("player_id", "=", id)
    .orderBy("kind")
    .orderBy("period")
    .execute();
  const pending = await db.selectFrom("pending_limit").selectAll().where("player_id", "=", id).orderBy("id").execute();
  const events = await db
    .selectFrom("limit_event")
    .selectAll()
    .where("player_id", "=", id)
    .orderBy("id", "desc")
    .limit(mostEvents)
    .execute();
  const exclusion = await exclusionOf(db, id, now());
  const used = await usedUp(db, id, now());
  const rows = limits.map(({ kind, period, value }) => {
    const isMoney = kind === "deposit" || kind === "loss";
    const usedOf =
      isMoney && period
        ? html` <span class="quiet">(${say(desk, "used")}: ${amount(desk, used[kind][period])})</span>`
        : "";
    return html`<li>${nameOf(desk, kind, period)}: ${valueOf(desk, kind, value)}${usedOf}</li>`;
  });
  const waiting = pending.map(
    ({ kind, period, value, effective_at }) =>
      html`<li>${nameOf(desk, kind, period)}: ${valueOf(desk, kind, value)} · ${say(desk, "confirmableFrom")} ${timeOf(desk, effective_at)}</li>`,
  );
  const out =
    exclusion && html`<p class="problem">${nameOf(desk, exclusion.kind, null)}: ${until(desk, exclusion.until)}</p>`;
  return html`<div class="card wide">
    <h2>${username}</h2>
    ${out}
    ${list(desk, "limitsInForce", rows)} ${list(desk, "waiting", waiting)}
    ${list(
      desk,
      "limitHistory",
      events.map((event) => eventRow(desk, event)),
    )}
  </div>`;
}

function list(desk: Desk, title: "limitsInForce" | "waiting" | "limitHistory", rows: readonly Markup[]): Markup {
  return html`<h3>${say(desk, title)}</h3>
    ${rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>${say(desk, "nothing")}</p>`}`;
}

type Event = Pick<Database["limit_event"], "action" | "kind" | "period"> & {
  readonly at: Date;
  readonly value_before: Value;
  readonly value_after: Value;
  readonly effective_at: Date | null;
};

function eventRow(desk: Desk, { at, action, kind, period, value_before, value_after, effective_at }: Event): Markup {
  const change =
    action === "excluded"
      ? until(desk, effective_at)
      : `${valueOf(desk, kind, value_before)} → ${valueOf(desk, kind, value_after)}`;
  return html`<li>${timeOf(desk, at)} · ${say(desk, `limit-${action}`)} · ${nameOf(desk, kind, period)}: ${change}</li>`;
}

function nameOf(desk: Desk, kind: Event["kind"], period: Event["period"]): string {
  const name = say(desk, `limit-${kind}`);
  return period === null ? name : `${name}, ${texts.limitPeriods[period][desk.language]}`;
}

function valueOf(desk: Desk, kind: Event["kind"], value: Value): string {
  if (value === null) return say(desk, "noLimit");
  return kind === "deposit" || kind === "loss" ? amount(desk, value) : `${Number(value)} ${say(desk, "minutes")}`;
}

function amount({ language }: Desk, value: string): string {
  return formatMoney(value, cashCurrency, language);
}

function until(desk: Desk, moment: Date | null): string {
  return moment === null ? say(desk, "forEver") : filled(say(desk, "until"), { moment: timeOf(desk, moment) });
}
