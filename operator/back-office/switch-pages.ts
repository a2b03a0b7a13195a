/** `/operator/promotions` and similar pages: lists of content that can be published and hidden. */
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Kysely } from "kysely";
import { setActive, type Switchable } from "../content/edit-content.ts";
import { artAddress } from "../lib/art-address.ts";
import type { Database } from "../database/schema.ts";
import { inLanguage, type Localised } from "../lib/language.ts";
import { type Period, periodState } from "../lib/period.ts";
import { asRowId } from "../lib/row-id.ts";
import { carryOut, dayOf, type OfficeContext, type OfficeEnv, type Markup, say } from "./office.ts";
import { switched, switchForm } from "./on-off.ts";
import { page } from "./page.ts";
import { readForm } from "./read-form.ts";

const lists = [
  { path: "/promotions", table: "promotion", section: "promotions" },
  { path: "/sliders", table: "slider", section: "sliders" },
  { path: "/popups", table: "popup", section: "popups" },
  { path: "/special-days", table: "special_date", section: "specialDays" },
] as const satisfies readonly { path: string; table: Switchable; section: string }[];

export function switchPages(app: Hono<OfficeEnv>): void {
  for (const { path, table, section } of lists) {
    app.get(path, async (c) => {
      const { office } = c.var;
      const rows = await switchRows(office.operator.db, table);
      const items = rows.map((row) => item(office, `/operator${path}/${row.id}`, row));
      const body = rows.length > 0 ? html`<ul class="rows">${items}</ul>` : html`<p>${say(office, "nothing")}</p>`;
      const done = c.req.query("done") === "saved" ? "saved" : undefined;
      return c.html(page(office, { section, done }, body));
    });

    app.post(`${path}/:id`, async (c) => {
      const id = asRowId(c.req.param("id"));
      const read = await readForm(c, switched);
      if (id === undefined || "typed" in read) return c.notFound();
      const isShown = read.form.active === "1";
      await carryOut(c.var.office, async (db, record) => {
        await setActive(db, table, id, isShown);
        await record({ kind: isShown ? "shown" : "hidden", subject: `${table} ${id}` });
      });
      return c.redirect(`/operator${path}?done=saved#row-${id}`, 303);
    });
  }
}

function item(office: OfficeContext, action: string, row: SwitchRow): Markup {
  const title = inLanguage(row.title, office.language);
  const { period, place, active } = row;
  return html`<li class="card" id="row-${row.id}">
    ${row.image ? html`<img src="${artAddress(row.image)}" alt="" loading="lazy" width="80" height="56" />` : html`<span></span>`}
    <div>
      <h2>${title}</h2>
      <p>${state(office, row)}${place ? html` <span class="quiet">· ${place}</span>` : ""}</p>
      ${period ? html`<p class="quiet">${dayOf(office, period.starts_at)} – ${dayOf(office, period.ends_at)}</p>` : ""}
    </div>
    ${switchForm(office, action, active, title)}
  </li>`;
}

function state(office: OfficeContext, { active, period }: SwitchRow): Markup {
  if (!active) return html`<span class="state quiet">${say(office, "off")}</span>`;
  const now = period ? periodState(period, office.operator.now()) : "active";
  return html`<span class="state ${now === "active" ? "on" : "quiet"}">${say(office, now)}</span>`;
}

/** An item that can be published and hidden. */
interface SwitchRow {
  readonly id: string;
  readonly title: Localised;
  readonly image: string | null;
  readonly active: boolean;
  /** The period in which a published item is visible. Undefined means always. */
  readonly period?: Period | undefined;
  /** The area of the site that shows it, or for whom it is. */
  readonly place?: string;
}

/** All rows of a content table in the order of the site. */
async function switchRows(db: Kysely<Database>, table: Switchable): Promise<SwitchRow[]> {
  if (table === "popup") {
    const popups = await db.selectFrom("popup").selectAll().orderBy("id").execute();
    return popups.map(({ audience, ...popup }) => ({ ...popup, ...(audience && { place: audience }) }));
  }
  if (table === "slider") {
    const sliders = await db.selectFrom("slider").selectAll().orderBy("area").orderBy("position").execute();
    return sliders.map((slider) => ({ ...slider, period: slider, place: `${slider.area} / ${slider.place}` }));
  }
  const rows = await db
    .selectFrom(table)
    .select(["id", "title", "image", "active", "starts_at", "ends_at"])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, period: row }));
}
