/** `/operator/recovery`: for a player who lost the phone or the passkeys, once support knows who is asking. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { findAccount } from "../identity/accounts.ts";
import { recoverAccount } from "../identity/recover-account.ts";
import { asRowId } from "../lib/row-id.ts";
import { carryOut, type OfficeEnv, form, say } from "./office.ts";
import { page } from "./page.ts";

export function recoveryPage(app: Hono<OfficeEnv>): void {
  app.get("/recovery", async (c) => {
    const { office } = c.var;
    const { db } = office.operator;
    const typed = c.req.query("player")?.trim() ?? "";
    const account = typed === "" ? undefined : await findAccount(db, typed);
    const found = account
      ? html`<div class="card wide">
          <h2>${account.username}</h2>
          <p class="quiet">${say(office, "secondFactor")}: ${account.two_factor}</p>
          ${form(
            office,
            `/operator/recovery/${account.id}`,
            html`<div class="buttons"><button class="main">${say(office, "recover")}</button></div>`,
          )}
          <p><a href="/operator/security?${new URLSearchParams({ player: account.username })}">${say(office, "security")}</a></p>
        </div>`
      : typed !== "" && html`<p>${say(office, "noSuchPlayer")}</p>`;
    const body = html`<p class="quiet intro">${say(office, "aboutRecovery")}</p>
      <form method="get" action="/operator/recovery">
        <label>${say(office, "usernameOrEmail")} <input name="player" value="${typed}" required /></label>
        <div class="buttons"><button>${say(office, "find")}</button></div>
      </form>
      ${found}`;
    const done = c.req.query("done") === "recovered" ? "recovered" : undefined;
    return c.html(page(office, { section: "recovery", done }, body));
  });

  app.post("/recovery/:id", async (c) => {
    const id = asRowId(c.req.param("id"));
    if (id === undefined) return c.notFound();
    const { office } = c.var;
    const { now, config } = office.operator;
    const username = await carryOut(office, async (db, record) => {
      const recovered = await recoverAccount(db, id, { now: now(), brand: config.brand.name });
      if (recovered !== undefined) await record({ kind: "account-recovered", playerId: id });
      return recovered;
    });
    if (username === undefined) return c.notFound();
    return c.redirect(`/operator/recovery?done=recovered&player=${encodeURIComponent(username)}`, 303);
  });
}
