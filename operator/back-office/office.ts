/** The context that the back office's pages share during a request. */
import type { Context } from "hono";
import { html } from "hono/html";
import type { Kysely } from "kysely";
import { formatMoment } from "../../src/lib/format-dates.ts";
import { operatorOffset } from "../../src/lib/period.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { Language } from "../lib/language.ts";
import type { Operator } from "../calls/operator.ts";
import { type Done, writeAudit } from "./audit.ts";
import type { Member } from "./members.ts";
import { texts } from "../texts/texts.ts";

/** The name of a text of the back office. */
export type Word = keyof typeof texts.backOffice;

export type Markup = ReturnType<typeof html>;

/** What every page needs, also before the log-in. */
export interface Hall {
  readonly operator: Operator;
  readonly language: Language;
}

/** What the pages behind the log-in need. */
export interface OfficeContext extends Hall {
  /** Who has logged in. */
  readonly member: Member;
  /** Whether the member's role may change what the page's section shows. */
  readonly mayChange: boolean;
  /** Part of every form. A site that cannot read the page cannot send it. */
  readonly formToken: string;
}

/** Hono's environment of the pages that need no log-in. */
export interface HallEnv {
  readonly Variables: { readonly hall: Hall };
}

/** Hono's environment of all other pages. */
export interface OfficeEnv {
  readonly Variables: { readonly hall: Hall; readonly office: OfficeContext };
}

export type OfficeRequest = Context<OfficeEnv>;

/**
 * Carries out what the member has decided, in a transaction. `work` gets a function that records it. It must call that
 * function for everything that it has done.
 */
export function carryOut<Result>(
  { operator, member }: OfficeContext,
  work: (db: Kysely<Database>, record: (done: Done) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(operator.db, (db) => work(db, (done) => writeAudit(db, member.id, done, operator.now())));
}

/** A text in the language of the page. */
export function say({ language }: Hall, word: Word): string {
  return texts.backOffice[word][language];
}

/** A date and time by the operator's clock. */
export function timeOf({ language }: Hall, moment: Date): string {
  return formatMoment(moment, language, { dateStyle: "medium", timeStyle: "short" }, operatorOffset);
}

/** A date by the operator's clock. */
export function dayOf({ language }: Hall, moment: Date): string {
  return formatMoment(moment, language, { dateStyle: "medium" }, operatorOffset);
}

/** A form that posts to an address of the back office. Whoever may not change anything here sees it, but cannot use it. */
export function form({ formToken, mayChange }: OfficeContext, action: string, fields: Markup): Markup {
  if (!mayChange) return html`<form><fieldset class="all" disabled>${fields}</fieldset></form>`;
  return html`<form method="post" action="${action}">
    <input type="hidden" name="formToken" value="${formToken}" />${fields}
  </form>`;
}
