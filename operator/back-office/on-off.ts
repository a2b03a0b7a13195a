/** What can be switched on and off. */
import { html } from "hono/html";
import * as v from "valibot";
import { type Desk, form, type Markup, say } from "./desk.ts";

/** The form of `switchForm`. */
export const switched = v.object({ active: v.picklist(["1", "0"]) });

/** Whether something is on or off. */
export function stateOf(desk: Desk, active: boolean): Markup {
  return html`<span class="state ${active ? "on" : "quiet"}">${say(desk, active ? "active" : "off")}</span>`;
}

/** A button that switches something on or off. It sends a `switched` form. */
export function switchForm(desk: Desk, action: string, active: boolean, name: string): Markup {
  const word = say(desk, active ? "hide" : "show");
  return form(
    desk,
    action,
    html`<button name="active" value="${active ? "0" : "1"}" aria-label="${word}: ${name}">${word}</button>`,
  );
}
