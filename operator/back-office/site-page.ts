/** `/operator`: opens and closes the site, and edits the notice that players see while it is closed. */
import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { setMaintenance } from "../content/edit-content.ts";
import { readMaintenance } from "../database/maintenance.ts";
import { carryOut, type OfficeRequest, type OfficeEnv, form, say } from "./office.ts";
import { page, textFields } from "./page.ts";
import { localisedText, moment, momentValue, readForm, type Typed } from "./read-form.ts";

const noticeForm = v.object({ ...localisedText, endsAt: moment, active: v.picklist(["1", "0"]) });

export function sitePage(app: Hono<OfficeEnv>): void {
  app.get("/", (c) => show(c));

  app.post("/", async (c) => {
    const read = await readForm(c, noticeForm);
    if ("typed" in read) return show(c, read.typed);
    const { titleTr, titleEn, textTr, textEn, endsAt, active } = read.form;
    const isClosed = active === "1";
    const notice = {
      title: { tr: titleTr, en: titleEn },
      message: { tr: textTr, en: textEn },
      endsAt: isClosed ? endsAt : null,
    };
    await carryOut(c.var.office, async (db, record) => {
      await setMaintenance(db, isClosed, notice);
      await record({ kind: isClosed ? "site-closed" : "site-opened" });
    });
    return c.redirect("/operator?done=saved", 303);
  });
}

async function show(c: OfficeRequest, typed?: Typed) {
  const { office } = c.var;
  const { active, title, message, ends_at } = await readMaintenance(office.operator.db);
  const stored = {
    titleTr: title.tr,
    titleEn: title.en,
    textTr: message.tr,
    textEn: message.en,
    endsAt: momentValue(ends_at),
  };
  const values: Typed = typed ?? stored;
  const buttons = active
    ? html`<button class="main" name="active" value="0">${say(office, "open")}</button>
        <button name="active" value="1">${say(office, "saveNotice")}</button>`
    : html`<button class="main" name="active" value="1">${say(office, "close")}</button>`;
  const done = c.req.query("done") === "saved" && !typed ? "saved" : undefined;
  const problem = typed && "fillIn";
  const body = html`<section class="card">
    <h2 class="${active ? "closed" : "on"}">${say(office, active ? "isClosed" : "isOpen")}</h2>
    <p class="quiet">${say(office, "aboutMaintenance")}</p>
    ${form(
      office,
      "/operator",
      html`${textFields(office, values)}
        <fieldset>
          <label>${say(office, "ends")}
            <input type="datetime-local" name="endsAt" value="${values.endsAt ?? ""}" /></label>
        </fieldset>
        <div class="buttons">${buttons}</div>`,
    )}
  </section>`;
  return c.html(page(office, { section: "site", done, problem }, body), typed ? 400 : 200);
}
