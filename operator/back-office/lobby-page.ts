/** `/operator/lobby`: the shelves and filters of the lobbies, which are the categories and providers of the catalogue. */
import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { type LobbyRow, moveInLobby, renameCategory, setShownInLobby } from "../content/edit-content.ts";
import { inLanguage } from "../lib/language.ts";
import { asRowId } from "../lib/row-id.ts";
import {
  carryOut,
  type OfficeContext,
  type OfficeRequest,
  type OfficeEnv,
  form,
  type Markup,
  say,
  type Word,
} from "./office.ts";
import { stateOf, switched, switchForm } from "./on-off.ts";
import { page } from "./page.ts";
import { line, readForm, type Typed } from "./read-form.ts";

const lists = [
  { lobby: "casino", table: "category", path: "casino/categories", title: "casinoCategories" },
  { lobby: "casino", table: "provider", path: "casino/providers", title: "casinoProviders" },
  { lobby: "live", table: "category", path: "live/categories", title: "liveCategories" },
  { lobby: "live", table: "provider", path: "live/providers", title: "liveProviders" },
] as const satisfies readonly { lobby: LobbyRow["lobby"]; table: LobbyRow["table"]; path: string; title: Word }[];
type List = (typeof lists)[number];

const place = v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number));
const providerForm = v.object({ place });
const categoryForm = v.object({ place, titleTr: line, titleEn: line });

export function lobbyPage(app: Hono<OfficeEnv>): void {
  app.get("/lobby", (c) => show(c));

  for (const { lobby, table, path } of lists) {
    app.post(`/lobby/${path}/:id`, async (c) => {
      const id = asRowId(c.req.param("id"));
      if (id === undefined) return c.notFound();
      const read = await readForm(c, table === "category" ? categoryForm : providerForm);
      if ("typed" in read) return show(c, { of: `${path}/${id}`, values: read.typed });
      const change = read.form;
      await carryOut(c.var.office, async (db, record) => {
        await moveInLobby(db, { table, lobby, id }, change.place);
        if ("titleTr" in change) await renameCategory(db, { lobby, id }, { tr: change.titleTr, en: change.titleEn });
        const details = Object.entries(change).map(([name, value]) => `${name} ${value}`);
        await record({ kind: "lobby-changed", subject: `${lobby} ${table} ${id}`, details: details.join(", ") });
      });
      return saved(c, `${path}/${id}`);
    });

    app.post(`/lobby/${path}/:id/active`, async (c) => {
      const id = asRowId(c.req.param("id"));
      const read = await readForm(c, switched);
      if (id === undefined || "typed" in read) return c.notFound();
      const isShown = read.form.active === "1";
      await carryOut(c.var.office, async (db, record) => {
        await setShownInLobby(db, { table, lobby, id }, isShown);
        await record({ kind: isShown ? "shown" : "hidden", subject: `${lobby} ${table} ${id}` });
      });
      return saved(c, `${path}/${id}`);
    });
  }
}

const saved = (c: OfficeRequest, place: string) => c.redirect(`/operator/lobby?done=saved#${place}`, 303);

/** A form that was not accepted, with what was typed. */
interface Refused {
  /** The path of its list, and its id. */
  readonly of: string;
  readonly values: Typed;
}

async function show(c: OfficeRequest, refused?: Refused) {
  const { office } = c.var;
  const sections = await Promise.all(lists.map((list) => section(office, list, refused)));
  const body = html`<p class="quiet intro">${say(office, "aboutLobby")}</p>
    ${sections}`;
  const done = c.req.query("done") === "saved" && !refused ? "saved" : undefined;
  return c.html(page(office, { section: "lobby", done, problem: refused && "checkPlace" }, body), refused ? 400 : 200);
}

async function section(
  office: OfficeContext,
  { lobby, table, path, title }: List,
  refused: Refused | undefined,
): Promise<Markup> {
  const { db } = office.operator;
  const rows = await db
    .selectFrom(table)
    .select(["id", "name", "active"])
    .where("lobby", "=", lobby)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const cards = rows.map((row, index) => {
    const known: Typed =
      typeof row.name === "string"
        ? { place: String(index + 1) }
        : { titleTr: row.name.tr, titleEn: row.name.en, place: String(index + 1) };
    const typed = refused?.of === `${path}/${row.id}` ? refused.values : {};
    const name = typeof row.name === "string" ? row.name : inLanguage(row.name, office.language);
    return card(office, `${path}/${row.id}`, { name, active: row.active }, { ...known, ...typed });
  });
  return html`<h2 class="section">${say(office, title)}</h2>
    <ul class="rows">${cards}</ul>`;
}

const fields = { titleTr: "titleInTurkish", titleEn: "titleInEnglish", place: "place" } as const;

function card(
  office: OfficeContext,
  path: string,
  { name, active }: { readonly name: string; readonly active: boolean },
  values: Typed,
): Markup {
  const input = ([field, word]: [string, Word]) =>
    html`<label>${say(office, word)}<input name="${field}" value="${values[field] ?? ""}" required autocomplete="off" /></label>`;
  const inputs = Object.entries(fields).filter(([field]) => field in values);
  return html`<li class="card wide" id="${path}">
    <h3>${name} ${stateOf(office, active)}</h3>
    ${form(
      office,
      `/operator/lobby/${path}`,
      html`<fieldset class="both">${inputs.map(input)}</fieldset>
        <div class="buttons"><button aria-label="${say(office, "save")}: ${name}">${say(office, "save")}</button></div>`,
    )}
    ${switchForm(office, `/operator/lobby/${path}/active`, active, name)}
  </li>`;
}
