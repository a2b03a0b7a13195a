import { html } from "hono/html";
import { type Hall, type Markup, say } from "./desk.ts";
import { doorPage } from "./page.ts";

/** Shown instead of a page that the visitor may not open, or whose form the visitor may not send. */
export function refusedPage(hall: Hall, why: "loggedOut" | "notAllowed"): Markup {
  const link =
    why === "loggedOut"
      ? html`<a href="/operator/log-in">${say(hall, "logIn")}</a>`
      : html`<a href="/operator">${say(hall, "toBackOffice")}</a>`;
  return doorPage(hall, "locked", say(hall, why), html`<p>${link}</p>`);
}
