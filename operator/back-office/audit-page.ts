/** `/operator/audit`: what staff did, with a search and a CSV file of what it finds. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { stream } from "hono/streaming";
import * as v from "valibot";
import { findAccount } from "../identity/accounts.ts";
import { addDays, startOfDate } from "../lib/calendar.ts";
import { type Act, acts } from "../database/columns.ts";
import { asRowId } from "../lib/row-id.ts";
import { type AuditRow, type AuditSearch, allAudit, findAudit } from "./audit.ts";
import { csvLine, page } from "./page.ts";
import { type OfficeContext, type OfficeRequest, type OfficeEnv, type Markup, say, timeOf } from "./office.ts";
import { typedLine } from "./read-form.ts";

const rowsOfPage = 50;

export function auditPage(app: Hono<OfficeEnv>): void {
  app.get("/audit", async (c) => {
    const { office } = c.var;
    const { db } = office.operator;
    const search = await searchIn(c);
    const rows = search ? await findAudit(db, search, rowsOfPage + 1) : [];
    const members = await db.selectFrom("staff").select(["id", "name"]).orderBy("name").execute();
    const { before: _, ...asked } = c.req.query();
    const older = rows.length > rowsOfPage && rows[rowsOfPage - 1]?.id;
    const body = html`${searchForm(office, asked, members)}
      <p class="intro"><a href="/operator/audit/csv?${new URLSearchParams(asked).toString()}" download>${say(office, "downloadCsv")}</a></p>
      ${
        rows.length > 0
          ? html`<ul class="rows">${rows.slice(0, rowsOfPage).map((row) => item(office, row))}</ul>`
          : html`<p>${say(office, "nothing")}</p>`
      }
      <p class="section">
        ${search?.before === undefined ? "" : html`<a href="?${new URLSearchParams(asked).toString()}">${say(office, "newest")}</a>`}
        ${older ? html`<a href="?${new URLSearchParams({ ...asked, before: older }).toString()}" rel="next">${say(office, "older")}</a>` : ""}
      </p>`;
    return c.html(page(office, { section: "audit" }, body));
  });

  app.get("/audit/csv", async (c) => {
    const { office } = c.var;
    const search = await searchIn(c);
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", 'attachment; filename="audit.csv"');
    return stream(c, async (file) => {
      const line = (cells: readonly (string | null)[]) => file.write(csvLine(cells, office.language));
      // Tells Excel that the file is UTF-8.
      await file.write("\uFEFF");
      await line([
        say(office, "time"),
        say(office, "member"),
        say(office, "act"),
        say(office, "subject"),
        say(office, "playerId"),
        say(office, "player"),
        say(office, "details"),
      ]);
      if (!search) return;
      for await (const row of allAudit(office.operator.db, search)) {
        await line([
          row.at.toISOString(),
          memberIn(office, row),
          say(office, `act-${row.kind}`),
          row.subject,
          row.playerId,
          row.username,
          row.details,
        ]);
      }
    });
  });
}

/** Reads the search from the query string. Undefined if it names a player who does not exist. */
async function searchIn(c: OfficeRequest): Promise<AuditSearch | undefined> {
  const { member = "", player = "", kind = "", from = "", to = "", before = "" } = c.req.query();
  const typed = v.parse(typedLine, player);
  // The number also finds players whose account is gone.
  const playerId =
    typed === "" ? undefined : ((await findAccount(c.var.office.operator.db, typed))?.id ?? asRowId(typed));
  if (typed !== "" && playerId === undefined) return undefined;
  return {
    staffId: asRowId(member),
    playerId,
    kind: acts.find((act) => act === kind),
    from: isDate(from) ? startOfDate(from) : undefined,
    until: isDate(to) ? addDays(startOfDate(to), 1) : undefined,
    before: asRowId(before),
  };
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

type Asked = Readonly<Record<string, string>>;

function searchForm(
  office: OfficeContext,
  asked: Asked,
  members: readonly { readonly id: string; readonly name: string }[],
): Markup {
  const option = (name: string, value: string, label: string) =>
    html`<option value="${value}" ${asked[name] === value ? "selected" : ""}>${label}</option>`;
  const field = (name: "player" | "from" | "to", type: string) => html`<label>${say(office, name)}
    <input name="${name}" type="${type}" value="${asked[name] ?? ""}" /></label>`;
  return html`<form method="get" action="/operator/audit" class="card">
    <fieldset class="both">
      <label>${say(office, "member")} <select name="member">
        ${option("member", "", say(office, "all"))}${members.map(({ id, name }) => option("member", id, name))}</select></label>
      <label>${say(office, "act")} <select name="kind">
        ${option("kind", "", say(office, "all"))}${acts.map((act: Act) => option("kind", act, say(office, `act-${act}`)))}</select></label>
      ${field("player", "text")}${field("from", "date")}${field("to", "date")}
    </fieldset>
    <div class="buttons"><button>${say(office, "find")}</button></div>
  </form>`;
}

function item(office: OfficeContext, row: AuditRow): Markup {
  const { at, kind, subject, playerId, username, details } = row;
  const player = playerId === null ? undefined : (username ?? `#${playerId}`);
  return html`<li class="card wide">
    <h2>${say(office, `act-${kind}`)}${subject === null ? "" : html`: ${subject}`}</h2>
    <p class="quiet">${timeOf(office, at)} · ${memberIn(office, row)}${player === undefined ? "" : html` · ${say(office, "player")}: ${player}`}</p>
    ${details === null ? "" : html`<p>${details}</p>`}
  </li>`;
}

function memberIn(office: OfficeContext, { member }: AuditRow): string {
  return member ?? say(office, "commandLine");
}
