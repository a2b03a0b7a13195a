/** `/operator/messages`: a form for a message to all players, and the messages sent so far. */
import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { sendMassMessage } from "../content/edit-content.ts";
import { inLanguage } from "../lib/language.ts";
import {
  carryOut,
  type OfficeContext,
  type OfficeRequest,
  type OfficeEnv,
  form,
  type Markup,
  say,
  timeOf,
  type Word,
} from "./office.ts";
import { page, textFields } from "./page.ts";
import { localisedText, readForm, type Typed } from "./read-form.ts";

const latest = 20;
const topics = ["message", "promotion"] as const;
const message = v.object({ ...localisedText, topic: v.picklist(topics) });

export function messagesPage(app: Hono<OfficeEnv>): void {
  app.get("/messages", (c) => show(c));

  app.post("/messages", async (c) => {
    const read = await readForm(c, message);
    if ("typed" in read) return show(c, read.typed);
    const { titleTr, titleEn, textTr, textEn, topic } = read.form;
    const { office } = c.var;
    const title = { tr: titleTr, en: titleEn };
    const html = { tr: paragraphs(textTr), en: paragraphs(textEn) };
    await carryOut(office, async (db, record) => {
      const id = await sendMassMessage(db, { title, html, topic }, office.operator.now());
      await record({ kind: "message-sent", subject: id, details: title[office.language] });
    });
    return c.redirect("/operator/messages?done=sent", 303);
  });
}

async function show(c: OfficeRequest, typed?: Typed) {
  const { office } = c.var;
  const messages = await office.operator.db
    .selectFrom("mass_message")
    .select(["id", "title", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(latest)
    .execute();
  const body = html`<section class="card">
      <p class="quiet">${say(office, "aboutMessages")}</p>
      ${form(
        office,
        "/operator/messages",
        html`${textFields(office, typed ?? {})}${topicChoice(office, typed?.["topic"])}
          <div class="buttons"><button class="main">${say(office, "send")}</button></div>`,
      )}
    </section>
    <h2 class="intro">${say(office, "sent")}</h2>
    <ul class="rows">
      ${messages.map(
        ({ title, created_at }) => html`<li class="card wide">
          <h3>${inLanguage(title, office.language)}</h3>
          <p class="quiet">${timeOf(office, created_at)}</p>
        </li>`,
      )}
    </ul>`;
  const done = c.req.query("done") === "sent" && !typed ? "messageSent" : undefined;
  const problem = typed && "fillIn";
  return c.html(page(office, { section: "messages", done, problem }, body), typed ? 400 : 200);
}

/** Which devices get it as a push message. Advertising goes only to players who opted into it. */
function topicChoice(office: OfficeContext, chosen: string = "message"): Markup {
  const choice = (topic: (typeof topics)[number], name: Word, about: Word) => html`<label class="choice">
      <input type="radio" name="topic" value="${topic}" required ${topic === chosen ? "checked" : ""} />
      <span>${say(office, name)}<br /><span class="quiet">${say(office, about)}</span></span>
    </label>`;
  return html`<fieldset>
    <legend>${say(office, "topic")}</legend>
    ${choice("message", "announcement", "aboutAnnouncement")}${choice("promotion", "promotion", "aboutPromotion")}
  </fieldset>`;
}

/** Converts plain text to HTML. An empty line begins a new paragraph. */
function paragraphs(text: string): string {
  return text
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, " "))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`)
    .join("");
}
