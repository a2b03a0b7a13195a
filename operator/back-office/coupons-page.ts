/** `/operator/coupons`: the open coupons. One on a match that is not played can be voided. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { formatMoney } from "../../src/lib/money.ts";
import { type OpenCoupon, openCoupons } from "../provider/list-coupons.ts";
import { voidCoupon } from "../provider/settle-coupons.ts";
import { asRowId } from "../lib/row-id.ts";
import { carryOut, type OfficeContext, type OfficeEnv, form, type Markup, say, timeOf } from "./office.ts";
import { page } from "./page.ts";

const mostShown = 200;

export function couponsPage(app: Hono<OfficeEnv>): void {
  app.get("/coupons", async (c) => {
    const { office } = c.var;
    const coupons = await openCoupons(office.operator.db, office.language, mostShown);
    const told = c.req.query("told");
    const body = html`<p class="quiet intro">${say(office, "aboutCoupons")}</p>
      ${coupons.length > 0 ? html`<ul class="rows">${coupons.map((coupon) => card(office, coupon))}</ul>` : html`<p>${say(office, "noCoupon")}</p>`}`;
    const said =
      told === "voided"
        ? { done: "couponVoided" as const }
        : told === "late"
          ? { problem: "couponClosed" as const }
          : {};
    return c.html(page(office, { section: "coupons", ...said }, body));
  });

  app.post("/coupons/:id", async (c) => {
    const id = asRowId(c.req.param("id"));
    if (id === undefined) return c.notFound();
    const { office } = c.var;
    const isVoided = await carryOut(office, async (db, record) => {
      if (!(await voidCoupon(db, id, office.operator.now()))) return false;
      const { player_id } = await db
        .selectFrom("coupon")
        .select("player_id")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      await record({ kind: "coupon-voided", subject: id, playerId: player_id });
      return true;
    });
    return c.redirect(`/operator/coupons?told=${isVoided ? "voided" : "late"}`, 303);
  });
}

function card(office: OfficeContext, coupon: OpenCoupon): Markup {
  const { id, username, first_name, last_name, stake, possible_win, currency, placed_at, selections } = coupon;
  const money = (amount: string) => formatMoney(amount, currency, office.language);
  return html`<li class="card wide" id="coupon-${id}">
    <h3 class="amount">${money(stake)} <span class="quiet">· #${id}</span></h3>
    <dl class="facts">
      <dt>${say(office, "player")}</dt><dd>${first_name} ${last_name} (${username})</dd>
      <dt>${say(office, "placed")}</dt><dd>${timeOf(office, placed_at)}</dd>
      <dt>${say(office, "possibleWin")}</dt><dd>${money(possible_win)}</dd>
      <dt>${say(office, "bets")}</dt>
      <dd>${(selections ?? []).map(({ event, market, pick, odds }) => html`${event} · ${market}: ${pick} · ${odds.toFixed(2)}<br />`)}</dd>
    </dl>
    ${form(
      office,
      `/operator/coupons/${id}`,
      html`<div class="buttons"><button aria-label="${say(office, "voidCoupon")}: ${username}, #${id}">${say(office, "voidCoupon")}</button></div>`,
    )}
  </li>`;
}
