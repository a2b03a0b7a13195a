/** What can be switched on and off. */
import { html } from "hono/html";
import * as v from "valibot";
import { type OfficeContext, form, type Markup, say } from "./office.ts";

/** The form of `switchForm`. */
export const switched = v.object({ active: v.picklist(["1", "0"]) });

/** Whether something is on or off. */
export function stateOf(office: OfficeContext, active: boolean): Markup {
  return html`<span class="state ${active ? "on" : "quiet"}">${say(office, active ? "active" : "off")}</span>`;
}

/** A button that switches something on or off. It sends a `switched` form. */
export function switchForm(office: OfficeContext, action: string, active: boolean, name: string): Markup {
  const word = say(office, active ? "hide" : "show");
  return form(
    office,
    action,
    html`<button name="active" value="${active ? "0" : "1"}" aria-label="${word}: ${name}">${word}</button>`,
  );
}
