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
import { type OfficeContext, type OfficeEnv, type Markup, say, timeOf } from "./office.ts";
import { page } from "./page.ts";
import { typedLine } from "./read-form.ts";
import { filled, texts } from "../texts/texts.ts";
import type { Database } from "../database/schema.ts";

const mostEvents = 100;

export function limitsPage(app: Hono<OfficeEnv>): void {
  app.get("/limits", async (c) => {
    const { office } = c.var;
    const typed = v.parse(typedLine, c.req.query("player") ?? "");
    const account = typed === "" ? undefined : await findAccount(office.operator.db, typed);
    const found = account ? await card(office, account) : typed !== "" && html`<p>${say(office, "noSuchPlayer")}</p>`;
    const body = html`<p class="quiet intro">${say(office, "aboutLimits")}</p>
      <form method="get" action="/operator/limits">
        <label>${say(office, "usernameOrEmail")} <input name="player" value="${typed}" required /></label>
        <div class="buttons"><button>${say(office, "find")}</button></div>
      </form>
      ${found}`;
    return c.html(page(office, { section: "limits" }, body));
  });
}

async function card(
  office: OfficeContext,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<Markup> {
  const { db, now } = office.operator;
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
        ? html` <span class="quiet">(${say(office, "used")}: ${amount(office, used[kind][period])})</span>`
        : "";
    return html`<li>${nameOf(office, kind, period)}: ${valueOf(office, kind, value)}${usedOf}</li>`;
  });
  const waiting = pending.map(
    ({ kind, period, value, effective_at }) =>
      html`<li>${nameOf(office, kind, period)}: ${valueOf(office, kind, value)} · ${say(office, "confirmableFrom")} ${timeOf(office, effective_at)}</li>`,
  );
  const out =
    exclusion &&
    html`<p class="problem">${nameOf(office, exclusion.kind, null)}: ${until(office, exclusion.until)}</p>`;
  return html`<div class="card wide">
    <h2>${username}</h2>
    ${out}
    ${list(office, "limitsInForce", rows)} ${list(office, "waiting", waiting)}
    ${list(
      office,
      "limitHistory",
      events.map((event) => eventRow(office, event)),
    )}
  </div>`;
}

function list(
  office: OfficeContext,
  title: "limitsInForce" | "waiting" | "limitHistory",
  rows: readonly Markup[],
): Markup {
  return html`<h3>${say(office, title)}</h3>
    ${rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>${say(office, "nothing")}</p>`}`;
}

type Event = Pick<Database["limit_event"], "action" | "kind" | "period"> & {
  readonly at: Date;
  readonly value_before: Value;
  readonly value_after: Value;
  readonly effective_at: Date | null;
};

function eventRow(
  office: OfficeContext,
  { at, action, kind, period, value_before, value_after, effective_at }: Event,
): Markup {
  const change =
    action === "excluded"
      ? until(office, effective_at)
      : `${valueOf(office, kind, value_before)} → ${valueOf(office, kind, value_after)}`;
  return html`<li>${timeOf(office, at)} · ${say(office, `limit-${action}`)} · ${nameOf(office, kind, period)}: ${change}</li>`;
}

function nameOf(office: OfficeContext, kind: Event["kind"], period: Event["period"]): string {
  const name = say(office, `limit-${kind}`);
  return period === null ? name : `${name}, ${texts.limitPeriods[period][office.language]}`;
}

function valueOf(office: OfficeContext, kind: Event["kind"], value: Value): string {
  if (value === null) return say(office, "noLimit");
  return kind === "deposit" || kind === "loss" ? amount(office, value) : `${Number(value)} ${say(office, "minutes")}`;
}

function amount({ language }: OfficeContext, value: string): string {
  return formatMoney(value, cashCurrency, language);
}

function until(office: OfficeContext, moment: Date | null): string {
  return moment === null ? say(office, "forEver") : filled(say(office, "until"), { moment: timeOf(office, moment) });
}
