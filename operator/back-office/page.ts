import { html, raw } from "hono/html";
import { type Role, roles } from "../database/columns.ts";
import type { Language } from "../lib/language.ts";
import { may } from "./members.ts";
import { type OfficeContext, form, type Hall, type Markup, say, type Word } from "./office.ts";
import type { Typed } from "./read-form.ts";
import { style } from "../http/page-style.ts";

interface Section {
  readonly path: string;
  readonly word: Word;
  /** The roles that may open its pages, and send its forms. */
  readonly reads: Role;
  readonly changes: Role;
}

const [look, decide, administer] = roles;

/** The sections in menu order. To add one, add a line here and its pages to routes.ts. */
export const sections = [
  { path: "/operator", word: "site", reads: look, changes: administer },
  { path: "/operator/deposits", word: "deposits", reads: look, changes: decide },
  { path: "/operator/withdrawals", word: "withdrawals", reads: look, changes: decide },
  { path: "/operator/coupons", word: "coupons", reads: look, changes: decide },
  { path: "/operator/identities", word: "identities", reads: look, changes: decide },
  { path: "/operator/recovery", word: "recovery", reads: look, changes: decide },
  { path: "/operator/security", word: "security", reads: look, changes: administer },
  { path: "/operator/limits", word: "limits", reads: look, changes: decide },
  { path: "/operator/cashier", word: "cashier", reads: look, changes: administer },
  { path: "/operator/lobby", word: "lobby", reads: look, changes: administer },
  { path: "/operator/promotions", word: "promotions", reads: look, changes: administer },
  { path: "/operator/sliders", word: "sliders", reads: look, changes: administer },
  { path: "/operator/popups", word: "popups", reads: look, changes: administer },
  { path: "/operator/special-days", word: "specialDays", reads: look, changes: administer },
  { path: "/operator/messages", word: "messages", reads: look, changes: decide },
  { path: "/operator/information", word: "information", reads: look, changes: administer },
  // Its links and codes open players' accounts.
  { path: "/operator/outbox", word: "outbox", reads: administer, changes: administer },
  { path: "/operator/monitoring", word: "monitoring", reads: look, changes: administer },
  { path: "/operator/audit", word: "audit", reads: look, changes: administer },
  { path: "/operator/staff", word: "staff", reads: administer, changes: administer },
] as const satisfies readonly Section[];

/** What the role must be to open, or change, what is at a path. Only administrators may use a path of no section. */
export function roleFor(path: string, isRead: boolean): Role {
  const section = sections.find(
    (one) => path === one.path || (one.path !== "/operator" && path.startsWith(`${one.path}/`)),
  );
  if (!section) return administer;
  return isRead ? section.reads : section.changes;
}

export interface PageOptions {
  /** The page's section. Its name is the heading unless `title` is given. */
  readonly section: (typeof sections)[number]["word"];
  readonly title?: string;
  /** What the last action did. */
  readonly done?: Word | undefined;
  /** Why the last action was refused. */
  readonly problem?: Word | undefined;
}

/** A complete page of the back office around `body`. */
export function page(office: OfficeContext, { section, title, done, problem }: PageOptions, body: Markup): Markup {
  const heading = title ?? say(office, section);
  const links = sections
    .filter(({ reads }) => may(office.member.role, reads))
    .map(
      ({ path, word }) =>
        html`<li><a href="${path}" ${word === section ? raw('aria-current="page"') : ""}>${say(office, word)}</a></li>`,
    );
  return frame(
    office,
    heading,
    html`<a class="skip" href="#content">${say(office, "skip")}</a>
      <header>
        <p class="brand">${office.operator.config.brand.name} <span>${say(office, "backOffice")}</span></p>
        <p class="aside">
          ${otherLanguage(office)}
          <a href="/">${say(office, "toSite")}</a>
        </p>
        ${form(
          { ...office, mayChange: true },
          "/operator/log-out",
          html`<span class="quiet">${office.member.name} · ${say(office, `role-${office.member.role}`)}</span>
          <button>${say(office, "logOut")}</button>`,
        )}
        <nav aria-label="${say(office, "sections")}"><ul>${links}</ul></nav>
      </header>
      <main id="content">
        <h1>${heading}</h1>
        ${office.mayChange ? "" : html`<p class="quiet intro">${say(office, "onlyLook")}</p>`}
        ${done ? html`<p class="done" role="status">${say(office, done)}</p>` : ""}
        ${problem ? html`<p class="problem" role="alert">${say(office, problem)}</p>` : ""} ${body}
      </main>
      ${office.operator.isDemo ? html`<footer><p>${say(office, "demoOnly")}</p></footer>` : ""}`,
  );
}

/** A link to the same page in the other language. */
function otherLanguage(hall: Hall): Markup {
  const other = hall.language === "tr" ? "en" : "tr";
  return html`<a href="?lang=${other}" lang="${other}">${say(hall, "otherLanguage")}</a>`;
}

/** A page without sections, for visitors who have not logged in. */
export function doorPage(hall: Hall, title: Word, problem: string | undefined, body: Markup): Markup {
  return frame(
    hall,
    say(hall, title),
    html`<header>
        <p class="brand">${hall.operator.config.brand.name} <span>${say(hall, "backOffice")}</span></p>
        <p class="aside">${otherLanguage(hall)}</p>
      </header>
      <main>
        <h1>${say(hall, title)}</h1>
        ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ""} ${body}
      </main>`,
  );
}

/** The HTML document. */
export function frame({ operator, language }: Hall, title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${operator.config.brand.name}</title>
        <link rel="icon" href="data:," />
        <style>${raw(style)}</style>
      </head>
      <body>${body}</body>
    </html>`;
}

/** Fields for a title and a text in both languages, side by side on wide screens. */
export function textFields(office: OfficeContext, values: Typed, textClass: "" | "long" = ""): Markup {
  const language = (
    legend: "turkish" | "english",
    suffix: "Tr" | "En",
  ) => html`<fieldset lang="${suffix.toLowerCase()}">
    <legend lang="${office.language}">${say(office, legend)}</legend>
    <label><span lang="${office.language}">${say(office, "title")}</span>
      <input name="title${suffix}" required maxlength="300" value="${values[`title${suffix}`] ?? ""}" /></label>
    <label><span lang="${office.language}">${say(office, "text")}</span>
      <textarea name="text${suffix}" required class="${textClass}">${newline}${values[`text${suffix}`] ?? ""}</textarea></label>
  </fieldset>`;
  return html`<fieldset class="both">${language("turkish", "Tr")}${language("english", "En")}</fieldset>`;
}

/** Browsers drop the first line break of a textarea. This one protects a line break at the beginning of the text. */
const newline = "\n";

/**
 * A line of a CSV file. Turkish Excel expects semicolons. A cell that a spreadsheet would take for a formula gets an apostrophe
 * before it, so that nothing that a player or a colleague has typed is ever run.
 */
export function csvLine(cells: readonly (string | null)[], language: Language): string {
  return `${cells.map((cell) => quoted(cell ?? "")).join(language === "tr" ? ";" : ",")}\r\n`;
}

/** Whitespace before the sign does not keep a spreadsheet from it; the last four signs are the wide ones of East Asian keyboards. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function quoted(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Shown instead of a page that the visitor may not open, or whose form the visitor may not send. */
export function refusedPage(hall: Hall, why: "loggedOut" | "notAllowed"): Markup {
  const link =
    why === "loggedOut"
      ? html`<a href="/operator/log-in">${say(hall, "logIn")}</a>`
      : html`<a href="/operator">${say(hall, "toBackOffice")}</a>`;
  return doorPage(hall, "locked", say(hall, why), html`<p>${link}</p>`);
}
