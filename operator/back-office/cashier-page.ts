/** `/operator/cashier`: the methods to pay in and out, the bonuses on offer, and the operator's banks. */
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Kysely } from "kysely";
import * as v from "valibot";
import { compareMoney } from "../../src/lib/money.ts";
import type { Database } from "../database/schema.ts";
import { inLanguage } from "../lib/language.ts";
import { asRowId } from "../lib/row-id.ts";
import { type BonusTerms, giftId } from "../money/bonus-offers.ts";
import { type CashSide, readCashier } from "../money/cashier.ts";
import {
  carryOut,
  type OfficeContext,
  type OfficeRequest,
  type OfficeEnv,
  form,
  type Markup,
  say,
  type Word,
} from "./office.ts";
import { stateOf, switched, switchForm } from "./on-off.ts";
import { page } from "./page.ts";
import { readForm, type Typed } from "./read-form.ts";

/**
 * A decimal string with two decimals. `v.custom` is a schema, so that the check of the whole form does not run on what is no amount.
 * After a failed action, such as `v.regex`, it would.
 */
const amount = v.pipe(
  v.string(),
  v.trim(),
  v.custom<string>((text) => /^\d{1,12}\.\d{2}$/.test(String(text))),
);
const noAmount = v.pipe(v.string(), v.trim(), v.literal(""));
const optionalAmount = v.union([
  v.pipe(
    noAmount,
    v.transform(() => undefined),
  ),
  amount,
]);
const whole = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,4}$/), v.transform(Number));

/** The settings of one direction of a method. */
const sideForm = v.pipe(
  v.object({ min: amount, max: amount, fee: optionalAmount }),
  v.check(({ min, max }) => compareMoney(min, max) <= 0),
);
const termsForm = v.object({ most: optionalAmount, minDeposit: optionalAmount, turns: whole, days: whole });

const directions = ["deposit", "withdraw"] as const;

export function cashierPage(app: Hono<OfficeEnv>): void {
  app.get("/cashier", (c) => show(c));

  app.post("/cashier/methods/:id/active", async (c) => {
    const id = Number(asRowId(c.req.param("id")) ?? 0);
    const read = await readForm(c, switched);
    if ("typed" in read) return c.notFound();
    const active = read.form.active === "1";
    await carryOut(c.var.office, async (db, record) => {
      await db
        .updateTable("cash_method")
        .set({ active })
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirstOrThrow();
      await record({ kind: active ? "shown" : "hidden", subject: `cash_method ${id}` });
    });
    return saved(c, `method-${id}`);
  });

  for (const direction of directions) {
    app.post(`/cashier/methods/:id/${direction}`, async (c) => {
      const id = Number(asRowId(c.req.param("id")) ?? 0);
      const read = await readForm(c, sideForm);
      if ("typed" in read) return show(c, { of: `${id} ${direction}`, values: read.typed });
      const { fee, ...range } = read.form;
      await carryOut(c.var.office, async (db, record) => {
        const row = await db
          .selectFrom("cash_method")
          .select(direction)
          .where("id", "=", id)
          .where(direction, "is not", null)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const { fee: _, ...rest } = row[direction] as CashSide;
        const side = { ...rest, ...range, ...(fee !== undefined && { fee }) };
        await db
          .updateTable("cash_method")
          .set({ [direction]: side })
          .where("id", "=", id)
          .execute();
        await record({
          kind: "cashier-changed",
          subject: `cash_method ${id}`,
          details: changeOf(direction, read.form),
        });
      });
      return saved(c, `method-${id}`);
    });
  }

  app.post("/cashier/offers/:id/active", async (c) => {
    const id = c.req.param("id");
    const read = await readForm(c, switched);
    if ("typed" in read || id === giftId) return c.notFound();
    const active = read.form.active === "1";
    await carryOut(c.var.office, async (db, record) => {
      await db
        .updateTable("bonus_offer")
        .set({ active })
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirstOrThrow();
      await record({ kind: active ? "shown" : "hidden", subject: `bonus_offer ${id}` });
    });
    return saved(c, `offer-${id}`);
  });

  app.post("/cashier/offers/:id/terms", async (c) => {
    const id = c.req.param("id");
    const read = await readForm(c, termsForm);
    if ("typed" in read) return show(c, { of: id, values: read.typed });
    await carryOut(c.var.office, async (db, record) => {
      const row = await db
        .selectFrom("bonus_offer")
        .select("terms")
        .where("id", "=", id)
        .where("id", "<>", giftId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const { most: _most, minDeposit: _least, ...rest } = row.terms as BonusTerms;
      const { most, minDeposit, ...numbers } = read.form;
      const terms = {
        ...rest,
        ...numbers,
        ...(most !== undefined && { most }),
        ...(minDeposit !== undefined && { minDeposit }),
      };
      await db.updateTable("bonus_offer").set({ terms }).where("id", "=", id).execute();
      await record({ kind: "cashier-changed", subject: `bonus_offer ${id}`, details: changeOf("", read.form) });
    });
    return saved(c, `offer-${id}`);
  });
}

const saved = (c: OfficeRequest, place: string) => c.redirect(`/operator/cashier?done=saved#${place}`, 303);

/** What the record says of a change: the values that were set. */
function changeOf(of: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const set = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : `${name} ${value}`));
  return [of, ...set].filter(Boolean).join(", ");
}

/** A form that was not accepted, with what was typed. */
interface Refused {
  readonly of: string;
  readonly values: Typed;
}

async function show(c: OfficeRequest, refused?: Refused) {
  const { office } = c.var;
  const { db } = office.operator;
  const rows = await db.selectFrom("cash_method").selectAll().orderBy("position").orderBy("id").execute();
  const { banks } = await readCashier(db);
  const methods = rows.filter(({ deposit, withdraw }) => deposit ?? withdraw);
  const body = html`<p class="quiet intro">${say(office, "aboutCashier")}</p>
    <h2 class="intro">${say(office, "methods")}</h2>
    <ul class="rows">${methods.map((row) => methodCard(office, row, refused))}</ul>
    <h2 class="section">${say(office, "offers")}</h2>
    <ul class="rows">${(await offersIn(db)).map((row) => offerCard(office, row, refused))}</ul>
    <h2 class="section">${say(office, "banks")}</h2>
    <ul class="rows">${banks.map(
      ({ name, code, accounts }) => html`<li class="card wide"><h3>${name} <span class="quiet">· ${code}</span></h3>
        ${accounts.map(({ holder, iban }) => html`<p class="quiet">${iban}, ${holder}</p>`)}</li>`,
    )}</ul>`;
  const done = c.req.query("done") === "saved" && !refused ? "saved" : undefined;
  return c.html(
    page(office, { section: "cashier", done, problem: refused && "checkAmounts" }, body),
    refused ? 400 : 200,
  );
}

function offersIn(db: Kysely<Database>) {
  return db.selectFrom("bonus_offer").selectAll().where("id", "<>", giftId).orderBy("position").execute();
}

type MethodRow = {
  readonly id: number;
  readonly active: boolean;
  readonly name: { readonly tr: string; readonly en: string };
} & {
  readonly [Direction in (typeof directions)[number]]: object | null;
};

function methodCard(office: OfficeContext, row: MethodRow, refused: Refused | undefined): Markup {
  const { id, active } = row;
  const name = inLanguage(row.name, office.language);
  const sides = directions.map((direction) => {
    const side = row[direction] as CashSide | null;
    if (!side) return "";
    const typed = refused && refused.of === `${id} ${direction}` ? refused.values : {};
    const known = { min: side.min, max: side.max, fee: side.fee ?? "" };
    return html`<h4>${say(office, direction === "deposit" ? "deposits" : "withdrawals")}</h4>
      ${form(
        office,
        `/operator/cashier/methods/${id}/${direction}`,
        html`<fieldset class="both">${inputs(office, ["min", "max", "fee"], { ...known, ...typed })}</fieldset>
          <div class="buttons"><button aria-label="${say(office, "save")}: ${name}">${say(office, "save")}</button></div>`,
      )}`;
  });
  return html`<li class="card wide" id="method-${id}">
    <h3>${name} ${stateOf(office, active)}</h3>
    ${sides}${switchForm(office, `/operator/cashier/methods/${id}/active`, active, name)}
  </li>`;
}

type OfferRow = Awaited<ReturnType<typeof offersIn>>[number];

function offerCard(
  office: OfficeContext,
  { id, active, title, terms }: OfferRow,
  refused: Refused | undefined,
): Markup {
  const name = inLanguage(title, office.language);
  const { most = "", minDeposit = "", turns, days } = terms as BonusTerms;
  const typed = refused && refused.of === id ? refused.values : {};
  const values = { most, minDeposit, turns: String(turns), days: String(days), ...typed };
  return html`<li class="card wide" id="offer-${id}">
    <h3>${name} ${stateOf(office, active)}</h3>
    ${form(
      office,
      `/operator/cashier/offers/${id}/terms`,
      html`<fieldset class="both">${inputs(office, ["most", "minDeposit", "turns", "days"], values)}</fieldset>
        <div class="buttons"><button aria-label="${say(office, "save")}: ${name}">${say(office, "save")}</button></div>`,
    )}
    ${switchForm(office, `/operator/cashier/offers/${id}/active`, active, name)}
  </li>`;
}

function inputs(office: OfficeContext, names: readonly Word[], values: Typed): Markup[] {
  return names.map(
    (name) =>
      html`<label>${say(office, name)}<input name="${name}" value="${values[name] ?? ""}" inputmode="decimal" autocomplete="off" /></label>`,
  );
}
