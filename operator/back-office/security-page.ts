/** `/operator/security`: log-ins, refused attempts and changes of accounts, of all players or of one. To look at only. */
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Selectable } from "kysely";
import * as v from "valibot";
import { findAccount } from "../identity/accounts.ts";
import { texts } from "../texts/texts.ts";
import { type Desk, type DeskEnv, type Markup, say, timeOf } from "./desk.ts";
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

export function securityPage(app: Hono<DeskEnv>): void {
  app.get("/security", async (c) => {
    const { desk } = c.var;
    const { db } = desk.operator;
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
    const list = html`<ul class="rows">${found.slice(0, perPage).map((event) => item(desk, event))}</ul>
      <p class="aside">
        ${number > 1 && html`<a href="${address(number - 1)}">${say(desk, "newer")}</a>`}
        ${found.length > perPage && html`<a href="${address(number + 1)}">${say(desk, "older")}</a>`}
      </p>`;
    const body = html`<p class="quiet intro">${say(desk, "aboutSecurity")}</p>
      <form method="get" action="/operator/security" class="intro">
        <label>${say(desk, "usernameOrEmail")} <input name="player" value="${typed}" /></label>
        <div class="buttons"><button>${say(desk, "find")}</button></div>
      </form>
      ${found.length > 0 ? list : html`<p>${say(desk, isUnknown ? "noSuchPlayer" : "nothing")}</p>`}`;
    return c.html(page(desk, { section: "security" }, body));
  });
}

function item(desk: Desk, { username, kind, made_by, network, device, times, at }: Event): Markup {
  const from = made_by === "office" ? say(desk, "backOffice") : (device ?? texts.sessions.unknownDevice[desk.language]);
  return html`<li class="card wide">
    <h2>${texts.securityEvents[kind][desk.language]}${times > 1 && ` · ${times} ×`}</h2>
    <p><a href="/operator/security?${new URLSearchParams({ player: username })}">${username}</a></p>
    <p class="quiet">${[timeOf(desk, at), from, network].filter(Boolean).join(" · ")}</p>
  </li>`;
}
