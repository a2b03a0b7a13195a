/** `/operator/security`: log-ins, refused attempts and changes of accounts, of all players or of one. To look at only. */
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Selectable } from "kysely";
import * as v from "valibot";
import { findAccount } from "../identity/accounts.ts";
import { texts } from "../texts/texts.ts";
import { type OfficeContext, type OfficeEnv, type Markup, say, timeOf } from "./office.ts";
import { page } from "./page.ts";
import { typedLine } from "./read-form.ts";
import type { Database } from "../database/schema.ts";

const perPage = 50;
const lastPage = 10_000;

type Event = Pick<
  Selectable<Database["security_event"]>,
  "kind" | "made_by" | "network" | "device" | "times" | "at"
> & {
  readonly username: string;
};

export function securityPage(app: Hono<OfficeEnv>): void {
  app.get("/security", async (c) => {
    const { office } = c.var;
    const { db } = office.operator;
    const typed = v.parse(typedLine, c.req.query("player") ?? "");
    const number = Math.min(Math.max(Math.trunc(Number(c.req.query("page")) || 1), 1), lastPage);
    const account = typed === "" ? undefined : await findAccount(db, typed);
    const isUnknown = typed !== "" && !account;
    // One more than is shown, to know whether there are older ones.
    const found = isUnknown
      ? []
      : await db
          .selectFrom("security_event as event")
          .innerJoin("player", "player.id", "event.player_id")
          .select(["username", "kind", "made_by", "network", "device", "times", "at"])
          .$if(account !== undefined, (query) => query.where("player_id", "=", account?.id ?? ""))
          .orderBy("at", "desc")
          .orderBy("event.id", "desc")
          .limit(perPage + 1)
          .offset((number - 1) * perPage)
          .execute();
    const address = (other: number) =>
      `/operator/security?${new URLSearchParams({ player: typed, page: String(other) })}`;
    const list = html`<ul class="rows">${found.slice(0, perPage).map((event) => item(office, event))}</ul>
      <p class="aside">
        ${number > 1 && html`<a href="${address(number - 1)}">${say(office, "newer")}</a>`}
        ${found.length > perPage && html`<a href="${address(number + 1)}">${say(office, "older")}</a>`}
      </p>`;
    const body = html`<p class="quiet intro">${say(office, "aboutSecurity")}</p>
      <form method="get" action="/operator/security" class="intro">
        <label>${say(office, "usernameOrEmail")} <input name="player" value="${typed}" /></label>
        <div class="buttons"><button>${say(office, "find")}</button></div>
      </form>
      ${found.length > 0 ? list : html`<p>${say(office, isUnknown ? "noSuchPlayer" : "nothing")}</p>`}`;
    return c.html(page(office, { section: "security" }, body));
  });
}

function item(office: OfficeContext, { username, kind, made_by, network, device, times, at }: Event): Markup {
  const from =
    made_by === "office" ? say(office, "backOffice") : (device ?? texts.sessions.unknownDevice[office.language]);
  return html`<li class="card wide">
    <h2>${texts.securityEvents[kind][office.language]}${times > 1 && ` · ${times} ×`}</h2>
    <p><a href="/operator/security?${new URLSearchParams({ player: username })}">${username}</a></p>
    <p class="quiet">${[timeOf(office, at), from, network].filter(Boolean).join(" · ")}</p>
  </li>`;
}
