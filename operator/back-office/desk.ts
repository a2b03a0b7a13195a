/** The context that the back office's pages share during a request. */
import type { Context } from "hono";
import { html } from "hono/html";
import { formatMoment } from "../../src/lib/format-dates.ts";
import { operatorOffset } from "../calendar.ts";
import type { Language } from "../dispatch/language.ts";
import type { Operator } from "../operator.ts";
import { texts } from "../texts/texts.ts";

/** The name of a text of the back office. */
export type Word = keyof typeof texts.backOffice;

export type Markup = ReturnType<typeof html>;

export interface Desk {
  readonly operator: Operator;
  readonly language: Language;
  /** Part of every form. A site that cannot read the page cannot send it. */
  readonly formToken: string;
}

/** Hono's environment of the back office's routes. */
export interface DeskEnv {
  readonly Variables: { readonly desk: Desk };
}

export type DeskContext = Context<DeskEnv>;

/** A text in the language of the page. */
export function say({ language }: Desk, word: Word): string {
  return texts.backOffice[word][language];
}

/** A date and time by the operator's clock. */
export function timeOf({ language }: Desk, moment: Date): string {
  return formatMoment(moment, language, { dateStyle: "medium", timeStyle: "short" }, operatorOffset);
}

/** A date by the operator's clock. */
export function dayOf({ language }: Desk, moment: Date): string {
  return formatMoment(moment, language, { dateStyle: "medium" }, operatorOffset);
}

/** A form that posts to an address of the back office. */
export function form({ formToken }: Desk, action: string, fields: Markup): Markup {
  return html`<form method="post" action="${action}">
    <input type="hidden" name="formToken" value="${formToken}" />${fields}
  </form>`;
}
