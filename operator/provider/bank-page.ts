import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html, raw } from "hono/html";
import type { Kysely } from "kysely";
import { formatMoney } from "../../src/lib/money.ts";
import { style, stylePolicy } from "../http/page-style.ts";
import { decideRequest } from "../money/decide-request.ts";
import { getOrCreateSecret } from "../database/secrets.ts";
import type { Database } from "../database/schema.ts";
import { type Language, languageOf } from "../lib/language.ts";
import { refuseUnreadable } from "../http/answer-fault.ts";
import { asRowId } from "../lib/row-id.ts";
import { deriveSecret, newSecret, sameSecret } from "../lib/secret.ts";
import { texts } from "../texts/texts.ts";
import type { Provider } from "./provider.ts";

const maxBodyBytes = 4 * 1024;

const policy = [
  "default-src 'none'",
  stylePolicy,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The address of a deposit's page at the demo bank. */
export function bankAddress(origin: string, payment: string, language: Language): string {
  return `${origin}/bank?${new URLSearchParams({ payment, lang: language }).toString()}`;
}

/**
 * `/bank?payment=<token>&lang=<tr|en>`: the demo bank, where a player approves or refuses a deposit, once, or leaves
 * without deciding. The token alone gives permission, so no page elsewhere can decide for the player.
 */
export function bankPage({ db, now }: Pick<Provider, "db" | "now">): Hono {
  const app = new Hono();
  app.use(
    bodyLimit({ maxSize: maxBodyBytes }),
    async (c, next) => {
      await next();
      c.header("Cache-Control", "no-store");
      c.header("Content-Security-Policy", policy);
      // The address contains the token, so it must not reach another server.
      c.header("Referrer-Policy", "no-referrer");
      c.header("X-Frame-Options", "DENY");
    },
    refuseUnreadable,
  );

  app.get("/", async (c) => {
    const { payment = "", lang, left } = c.req.query();
    return show(c, languageOf(lang), payment, await findDeposit(payment), left !== undefined);
  });

  app.post("/", async (c) => {
    const { verdict, payment, lang } = await c.req.parseBody();
    const token = typeof payment === "string" ? payment : "";
    const language = languageOf(lang);
    const deposit = await findDeposit(token);
    if (!deposit || (verdict !== "approve" && verdict !== "refuse")) return show(c, language, token, undefined, false);
    const note = texts.demoBank.note[language];
    await decideRequest(
      db,
      deposit.id,
      verdict === "approve" ? { verdict: "approve" } : { verdict: "cancel", note },
      now(),
    );
    return c.redirect(bankAddress("", token, language), 303);
  });

  async function findDeposit(payment: string): Promise<Deposit | undefined> {
    const id = await readPaymentToken(db, payment, now());
    if (id === undefined) return undefined;
    return db
      .selectFrom("player_transaction")
      .innerJoin("cash_request", "cash_request.transaction_id", "player_transaction.id")
      .select(["id", "amount", "currency", "status", "reference"])
      .where("id", "=", id)
      .where("category", "=", 2)
      .executeTakeFirst();
  }
  return app;
}

interface Deposit {
  readonly id: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: number;
  readonly reference: string;
}

function toldOf(deposit: Deposit | undefined, left: boolean): "over" | "approved" | "refused" | "left" | undefined {
  if (!deposit) return "over";
  if (deposit.status === 1002) return "approved";
  if (deposit.status === 1003) return "refused";
  return left ? "left" : undefined;
}

function show(c: Context, language: Language, token: string, deposit: Deposit | undefined, left: boolean) {
  const say = (text: keyof typeof texts.demoBank) => texts.demoBank[text][language];
  const told = toldOf(deposit, left);
  const facts =
    deposit &&
    html`<dl class="facts">
    <dt>${say("amount")}</dt><dd class="amount">${formatMoney(deposit.amount, deposit.currency, language)}</dd>
    <dt>${say("reference")}</dt><dd>${deposit.reference}</dd>
  </dl>`;
  const address = bankAddress("", token, language);
  const choices = html`<form method="post" action="/bank">
    <input type="hidden" name="payment" value="${token}" /><input type="hidden" name="lang" value="${language}" />
    <div class="buttons">
      <button class="main" name="verdict" value="approve">${say("approve")}</button>
      <button name="verdict" value="refuse">${say("refuse")}</button>
    </div>
    <p><a href="${address}&left=1">${say("leave")}</a></p>
  </form>`;
  const state = told && html`<p class="${told === "approved" ? "done" : "problem"}" role="status">${say(told)}</p>`;
  const back = told === "left" ? html`<p><a href="${address}">${say("back")}</a></p>` : "";
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${say("title")}</title>
        <link rel="icon" href="data:," />
        <style>${raw(style)}</style>
      </head>
      <body>
        <main class="card"><h1>${say("title")}</h1><p class="quiet">${say("about")}</p>${state}${facts}${told === undefined ? choices : back}</main>
      </body>
    </html>`;
  return c.html(page, told === "over" ? 404 : 200);
}

const validMs = 15 * 60_000;

/**
 * The token of a deposit's page at the demo bank: permission to decide this deposit, which can happen once. It is
 * signed, and valid for 15 minutes.
 */
export async function paymentToken(db: Kysely<Database>, id: string, now: Date): Promise<string> {
  const claim = `${id}.${now.getTime() + validMs}`;
  return `${claim}.${await signatureOf(db, claim)}`;
}

/** The id of the deposit that the token is for. Undefined for a token that is made up, changed or too old. */
export async function readPaymentToken(db: Kysely<Database>, token: string, now: Date): Promise<string | undefined> {
  const [id = "", until = "", signature = ""] = token.split(".");
  const isOurs = sameSecret(signature, await signatureOf(db, `${id}.${until}`));
  return isOurs && now.getTime() < Number(until) ? asRowId(id) : undefined;
}

async function signatureOf(db: Kysely<Database>, claim: string): Promise<string> {
  return deriveSecret(await getOrCreateSecret(db, "payment pages", newSecret), claim);
}
