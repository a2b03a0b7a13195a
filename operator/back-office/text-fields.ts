import { html } from "hono/html";
import { type Desk, type Markup, say } from "./desk.ts";
import type { Typed } from "./read-form.ts";

/** Fields for a title and a text in both languages, side by side on wide screens. */
export function textFields(desk: Desk, values: Typed, textClass: "" | "long" = ""): Markup {
  const language = (
    legend: "turkish" | "english",
    suffix: "Tr" | "En",
  ) => html`<fieldset lang="${suffix.toLowerCase()}">
    <legend lang="${desk.language}">${say(desk, legend)}</legend>
    <label><span lang="${desk.language}">${say(desk, "title")}</span>
      <input name="title${suffix}" required maxlength="300" value="${values[`title${suffix}`] ?? ""}" /></label>
    <label><span lang="${desk.language}">${say(desk, "text")}</span>
      <textarea name="text${suffix}" required class="${textClass}">${newline}${values[`text${suffix}`] ?? ""}</textarea></label>
  </fieldset>`;
  return html`<fieldset class="both">${language("turkish", "Tr")}${language("english", "En")}</fieldset>`;
}

/** Browsers drop the first line break of a textarea. This one protects a line break at the beginning of the text. */
const newline = "\n";
