/** `/operator/deposits`: deposits that players have asked for, to be approved or cancelled. */
import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { decideDeposit, type Decided } from "../deposits/decide-deposit.ts";
import { decidedDeposits, pendingDeposits } from "../deposits/list-deposits.ts";
import { asRowId } from "../row-id.ts";
import { decidedCard, pendingCard } from "./deposit-card.ts";
import { type DeskContext, type DeskEnv, say } from "./desk.ts";
import { page } from "./page.ts";
import { note, readForm } from "./read-form.ts";
import type { Word } from "./texts.ts";

const mostPending = 200;
const latest = 20;

const decision = v.object({ verdict: v.picklist(["approve", "cancel"]), note });

const told: Readonly<Record<Exclude<Decided, "unknown">, { readonly done?: Word; readonly problem?: Word }>> = {
  approved: { done: "depositApproved" },
  cancelled: { done: "depositCancelled" },
  late: { problem: "decidedBefore" },
};

export function depositsPage(app: Hono<DeskEnv>): void {
  app.get("/deposits", (c) => {
    const decided = c.req.query("decided") ?? "";
    return show(c, Object.hasOwn(told, decided) ? told[decided as keyof typeof told] : {});
  });

  app.post("/deposits/:id", async (c) => {
    const id = asRowId(c.req.param("id"));
    if (id === undefined) return c.notFound();
    const read = await readForm(c, decision);
    if ("typed" in read) return show(c, { problem: "noteTooLong", typed: { id, note: read.typed["note"] ?? "" } }, 400);
    const { db, now } = c.var.desk.operator;
    const decided = await decideDeposit(db, id, read.form, now());
    return decided === "unknown" ? c.notFound() : c.redirect(`/operator/deposits?decided=${decided}`, 303);
  });
}

interface About {
  readonly done?: Word;
  readonly problem?: Word;
  /** The note typed for a deposit that is still undecided. */
  readonly typed?: { readonly id: string; readonly note: string };
}

async function show(c: DeskContext, { typed, ...about }: About, status: 200 | 400 = 200) {
  const { desk } = c.var;
  const { db } = desk.operator;
  const waiting = await pendingDeposits(db, mostPending);
  const decided = await decidedDeposits(db, latest);
  const body = html`<p class="quiet intro">${say(desk, "aboutDeposits")}</p>
    <h2 class="intro">${say(desk, "waiting")}</h2>
    ${waiting.length > 0
      ? html`<ul class="rows">${waiting.map((deposit) => pendingCard(desk, deposit, deposit.id === typed?.id ? typed.note : undefined))}</ul>`
      : html`<p>${say(desk, "noneWaiting")}</p>`}
    <h2 class="section">${say(desk, "decided")}</h2>
    ${decided.length > 0
      ? html`<ul class="rows">${decided.map((deposit) => decidedCard(desk, deposit))}</ul>`
      : html`<p>${say(desk, "noneDecided")}</p>`}`;
  return c.html(page(desk, { section: "deposits", ...about }, body), status);
}
