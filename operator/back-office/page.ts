import { html, raw } from "hono/html";
import { type Desk, type Markup, say, type Word } from "./desk.ts";
import { style } from "./style.ts";

/** The sections in menu order. To add one, add a line here and its pages to routes.ts. */
export const sections = [
  { path: "/operator", word: "site" },
  { path: "/operator/deposits", word: "deposits" },
  { path: "/operator/withdrawals", word: "withdrawals" },
  { path: "/operator/coupons", word: "coupons" },
  { path: "/operator/identities", word: "identities" },
  { path: "/operator/recovery", word: "recovery" },
  { path: "/operator/limits", word: "limits" },
  { path: "/operator/promotions", word: "promotions" },
  { path: "/operator/sliders", word: "sliders" },
  { path: "/operator/popups", word: "popups" },
  { path: "/operator/special-days", word: "specialDays" },
  { path: "/operator/messages", word: "messages" },
  { path: "/operator/information", word: "information" },
  { path: "/operator/outbox", word: "outbox" },
] as const satisfies readonly { path: string; word: Word }[];

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
export function page(desk: Desk, { section, title, done, problem }: PageOptions, body: Markup): Markup {
  const heading = title ?? say(desk, section);
  const links = sections.map(
    ({ path, word }) =>
      html`<li><a href="${path}" ${word === section ? raw('aria-current="page"') : ""}>${say(desk, word)}</a></li>`,
  );
  return frame(
    desk,
    heading,
    html`<a class="skip" href="#content">${say(desk, "skip")}</a>
      <header>
        <p class="brand">${desk.operator.config.brand.name} <span>${say(desk, "backOffice")}</span></p>
        <p class="aside">
          <a href="?lang=${desk.language === "tr" ? "en" : "tr"}" lang="${desk.language === "tr" ? "en" : "tr"}">${say(desk, "otherLanguage")}</a>
          <a href="/">${say(desk, "toSite")}</a>
        </p>
        <nav aria-label="${say(desk, "sections")}"><ul>${links}</ul></nav>
      </header>
      <main id="content">
        <h1>${heading}</h1>
        ${done ? html`<p class="done" role="status">${say(desk, done)}</p>` : ""}
        ${problem ? html`<p class="problem" role="alert">${say(desk, problem)}</p>` : ""} ${body}
      </main>
      <footer><p>${say(desk, "demoOnly")}</p></footer>`,
  );
}

/** The HTML document. */
export function frame({ operator, language }: Desk, title: string, body: Markup): Markup {
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
