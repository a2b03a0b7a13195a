/** `/operator/recovery`: for a player who lost the phone or the passkeys, once support knows who is asking. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { findAccount } from "../identity/accounts.ts";
import { recoverAccount } from "../identity/recover-account.ts";
import { asRowId } from "../lib/row-id.ts";
import { carryOut, type DeskEnv, form, say } from "./desk.ts";
import { page } from "./page.ts";

export function recoveryPage(app: Hono<DeskEnv>): void {
  app.get("/recovery", async (c) => {
    const { desk } = c.var;
    const { db } = desk.operator;
    const typed = c.req.query("player")?.trim() ?? "";
    const account = typed === "" ? undefined : await findAccount(db, typed);
    const found = account
      ? html`<div class="card wide">
          <h2>${account.username}</h2>
          <p class="quiet">${say(desk, "secondFactor")}: ${account.two_factor}</p>
          ${form(
            desk,
            `/operator/recovery/${account.id}`,
            html`<div class="buttons"><button class="main">${say(desk, "recover")}</button></div>`,
          )}
          <p><a href="/operator/security?${new URLSearchParams({ player: account.username })}">${say(desk, "security")}</a></p>
        </div>`
      : typed !== "" && html`<p>${say(desk, "noSuchPlayer")}</p>`;
    const body = html`<p class="quiet intro">${say(desk, "aboutRecovery")}</p>
      <form method="get" action="/operator/recovery">
        <label>${say(desk, "usernameOrEmail")} <input name="player" value="${typed}" required /></label>
        <div class="buttons"><button>${say(desk, "find")}</button></div>
      </form>
      ${found}`;
    const done = c.req.query("done") === "recovered" ? "recovered" : undefined;
    return c.html(page(desk, { section: "recovery", done }, body));
  });

  app.post("/recovery/:id", async (c) => {
    const id = asRowId(c.req.param("id"));
    if (id === undefined) return c.notFound();
    const { desk } = c.var;
    const { now, config } = desk.operator;
    const username = await carryOut(desk, async (db, record) => {
      const recovered = await recoverAccount(db, id, { now: now(), brand: config.brand.name });
      if (recovered !== undefined) await record({ kind: "account-recovered", playerId: id });
      return recovered;
    });
    if (username === undefined) return c.notFound();
    return c.redirect(`/operator/recovery?done=recovered&player=${encodeURIComponent(username)}`, 303);
  });
}
