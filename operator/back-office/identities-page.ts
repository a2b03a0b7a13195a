/** `/operator/identities`: players whose identity is not verified yet. They may deposit, but not withdraw. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { verify } from "../identity/registration.ts";
import { asRowId } from "../lib/row-id.ts";
import { carryOut, type OfficeEnv, form, say, timeOf } from "./office.ts";
import { page } from "./page.ts";

const most = 200;

export function identitiesPage(app: Hono<OfficeEnv>): void {
  app.get("/identities", async (c) => {
    const { office } = c.var;
    const players = await office.operator.db
      .selectFrom("player")
      .select(["id", "username", "first_name", "last_name", "registered_at"])
      .where("identity_verified", "=", false)
      .where("status", "=", "active")
      .orderBy("id")
      .limit(most)
      .execute();
    const cards = players.map(
      ({ id, username, first_name, last_name, registered_at }) => html`<li class="card wide" id="player-${id}">
        <h2>${first_name} ${last_name} (${username})</h2>
        <p class="quiet">${timeOf(office, registered_at)}</p>
        ${form(
          office,
          `/operator/identities/${id}`,
          html`<div class="buttons"><button class="main" aria-label="${say(office, "verify")}: ${username}">${say(office, "verify")}</button></div>`,
        )}
      </li>`,
    );
    const body = html`<p class="quiet intro">${say(office, "aboutIdentities")}</p>
      ${cards.length > 0 ? html`<ul class="rows">${cards}</ul>` : html`<p>${say(office, "nothing")}</p>`}`;
    const done = c.req.query("done") === "verified" ? "identityVerified" : undefined;
    const problem = c.req.query("problem") === "another" ? "identityOfAnother" : undefined;
    return c.html(page(office, { section: "identities", done, problem }, body));
  });

  app.post("/identities/:id", async (c) => {
    const id = asRowId(c.req.param("id"));
    if (id === undefined) return c.notFound();
    const outcome = await carryOut(c.var.office, async (db, record) => {
      if (!(await db.selectFrom("player").select("id").where("id", "=", id).executeTakeFirst())) return undefined;
      if (!(await verify(db, id, "identity"))) return "problem=another";
      await record({ kind: "identity-verified", playerId: id });
      return "done=verified";
    });
    return outcome === undefined ? c.notFound() : c.redirect(`/operator/identities?${outcome}`, 303);
  });
}
