/** `/operator/coupons`: the open coupons. One on a match that is not played can be voided. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { formatMoney } from "../../src/lib/money.ts";
import { type OpenCoupon, openCoupons } from "../provider/list-coupons.ts";
import { voidCoupon } from "../provider/settle-coupons.ts";
import { asRowId } from "../lib/row-id.ts";
import { carryOut, type Desk, type DeskEnv, form, type Markup, say, timeOf } from "./desk.ts";
import { page } from "./page.ts";

const mostShown = 200;

export function couponsPage(app: Hono<DeskEnv>): void {
  app.get("/coupons", async (c) => {
    const { desk } = c.var;
    const coupons = await openCoupons(desk.operator.db, desk.language, mostShown);
    const told = c.req.query("told");
    const body = html`<p class="quiet intro">${say(desk, "aboutCoupons")}</p>
      ${coupons.length > 0 ? html`<ul class="rows">${coupons.map((coupon) => card(desk, coupon))}</ul>` : html`<p>${say(desk, "noCoupon")}</p>`}`;
    const said =
      told === "voided"
        ? { done: "couponVoided" as const }
        : told === "late"
          ? { problem: "couponClosed" as const }
          : {};
    return c.html(page(desk, { section: "coupons", ...said }, body));
  });

  app.post("/coupons/:id", async (c) => {
    const id = asRowId(c.req.param("id"));
    if (id === undefined) return c.notFound();
    const { desk } = c.var;
    const isVoided = await carryOut(desk, async (db, record) => {
      if (!(await voidCoupon(db, id, desk.operator.now()))) return false;
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

function card(desk: Desk, coupon: OpenCoupon): Markup {
  const { id, username, first_name, last_name, stake, possible_win, currency, placed_at, selections } = coupon;
  const money = (amount: string) => formatMoney(amount, currency, desk.language);
  return html`<li class="card wide" id="coupon-${id}">
    <h3 class="amount">${money(stake)} <span class="quiet">· #${id}</span></h3>
    <dl class="facts">
      <dt>${say(desk, "player")}</dt><dd>${first_name} ${last_name} (${username})</dd>
      <dt>${say(desk, "placed")}</dt><dd>${timeOf(desk, placed_at)}</dd>
      <dt>${say(desk, "possibleWin")}</dt><dd>${money(possible_win)}</dd>
      <dt>${say(desk, "bets")}</dt>
      <dd>${(selections ?? []).map(({ event, market, pick, odds }) => html`${event} · ${market}: ${pick} · ${odds.toFixed(2)}<br />`)}</dd>
    </dl>
    ${form(
      desk,
      `/operator/coupons/${id}`,
      html`<div class="buttons"><button aria-label="${say(desk, "voidCoupon")}: ${username}, #${id}">${say(desk, "voidCoupon")}</button></div>`,
    )}
  </li>`;
}
