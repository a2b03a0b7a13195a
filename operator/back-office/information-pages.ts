/** `/operator/information`: the content pages, each with its own form. */
import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { setInformation } from "../content/edit-content.ts";
import { inLanguage } from "../lib/language.ts";
import { carryOut, type OfficeRequest, type OfficeEnv, form, say, type Word } from "./office.ts";
import { page, textFields } from "./page.ts";
import { localisedText, readForm, type Typed } from "./read-form.ts";

/** The InfTypes whose text is JSON (contract.md, cmscontroller/getInformation). */
const jsonTypes: ReadonlySet<string> = new Set(["SocialMediaLinks", "SSSinformation"]);

const information = v.object(localisedText);

export function informationPages(app: Hono<OfficeEnv>): void {
  app.get("/information", async (c) => {
    const { office } = c.var;
    const pages = await office.operator.db
      .selectFrom("information")
      .select(["inf_type", "title"])
      .orderBy("inf_type")
      .execute();
    const items = pages.map(
      ({ inf_type, title }) => html`<li class="card wide">
        <h2><a href="/operator/information/${inf_type}">${inLanguage(title, office.language)}</a></h2>
        <p class="quiet">${inf_type}</p>
      </li>`,
    );
    return c.html(page(office, { section: "information" }, html`<ul class="rows">${items}</ul>`));
  });

  app.get("/information/:infType", (c) => show(c, c.req.param("infType")));

  app.post("/information/:infType", async (c) => {
    const infType = c.req.param("infType");
    const read = await readForm(c, information);
    if ("typed" in read) return show(c, infType, { typed: read.typed, problem: "fillIn" });
    const { titleTr, titleEn, textTr, textEn } = read.form;
    if (jsonTypes.has(infType) && ![textTr, textEn].every(isJson)) {
      return show(c, infType, { typed: read.form, problem: "notJson" });
    }
    const changed = { title: { tr: titleTr, en: titleEn }, text: { tr: textTr, en: textEn } };
    await carryOut(c.var.office, async (db, record) => {
      await setInformation(db, infType, changed);
      await record({ kind: "page-changed", subject: infType });
    });
    return c.redirect(`/operator/information/${infType}?done=saved`, 303);
  });
}

async function show(c: OfficeRequest, infType: string, failed?: { typed: Typed; problem: Word }) {
  const { office } = c.var;
  const { title, text } = await office.operator.db
    .selectFrom("information")
    .selectAll()
    .where("inf_type", "=", infType)
    .executeTakeFirstOrThrow();
  const stored = { titleTr: title.tr, titleEn: title.en, textTr: text.tr, textEn: text.en };
  const body = html`<p class="intro"><a href="/operator/information">${say(office, "allPages")}</a></p>
    <section class="card">
      <p class="quiet">${say(office, jsonTypes.has(infType) ? "aboutJson" : "aboutInformation")}</p>
      <p><a href="/info/${infType}">${say(office, "seePage")}</a></p>
      ${form(
        office,
        `/operator/information/${infType}`,
        html`${textFields(office, failed?.typed ?? stored, "long")}
          <div class="buttons"><button class="main">${say(office, "save")}</button></div>`,
      )}
    </section>`;
  const done = c.req.query("done") === "saved" && !failed ? "saved" : undefined;
  const options = {
    section: "information",
    title: inLanguage(title, office.language),
    done,
    problem: failed?.problem,
  } as const;
  return c.html(page(office, options, body), failed ? 400 : 200);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
