/** `/operator/deposits` and `/operator/withdrawals`: what players have asked for, to be approved or cancelled. */
import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import type { CashDirection } from "../../src/contract/cash-method.ts";
import { decideRequest, type Decided } from "../money/decide-request.ts";
import { decidedRequests, pendingRequests } from "../money/cash-requests.ts";
import { asRowId } from "../lib/row-id.ts";
import { carryOut, type OfficeRequest, type OfficeEnv, say, type Word } from "./office.ts";
import { page } from "./page.ts";
import { note as noteField, readForm } from "./read-form.ts";
import { readCashier } from "../money/cashier.ts";
import { decidedCard, pendingCard } from "./request-card.ts";

const mostPending = 200;
const latest = 20;

const decision = v.object({ verdict: v.picklist(["approve", "cancel"]), note: noteField });

const late = { problem: "decidedBefore" } as const;

/** The page of each direction: its address and its texts. */
export const requestPages = {
  1: {
    section: "deposits",
    about: "aboutDeposits",
    none: "noDepositWaiting",
    told: { approved: { done: "depositApproved" }, cancelled: { done: "depositCancelled" }, late },
  },
  2: {
    section: "withdrawals",
    about: "aboutWithdrawals",
    none: "noWithdrawalWaiting",
    told: { approved: { done: "withdrawalApproved" }, cancelled: { done: "withdrawalCancelled" }, late },
  },
} as const satisfies Record<CashDirection, object>;

export function requestsPage(app: Hono<OfficeEnv>, direction: CashDirection): void {
  const { section, told } = requestPages[direction];
  app.get(`/${section}`, (c) => {
    const decided = c.req.query("decided") ?? "";
    return show(c, direction, Object.hasOwn(told, decided) ? told[decided as Exclude<Decided, "unknown">] : {});
  });

  app.post(`/${section}/:id`, async (c) => {
    const id = asRowId(c.req.param("id"));
    if (id === undefined) return c.notFound();
    const read = await readForm(c, decision);
    if ("typed" in read) {
      return show(c, direction, { problem: "noteTooLong", typed: { id, note: read.typed["note"] ?? "" } }, 400);
    }
    const { verdict, note } = read.form;
    const { office } = c.var;
    const decided = await carryOut(office, async (db, record) => {
      const outcome = await decideRequest(db, id, { verdict, note }, office.operator.now());
      if (outcome !== "approved" && outcome !== "cancelled") return outcome;
      const { player_id, category } = await db
        .selectFrom("player_transaction")
        .select(["player_id", "category"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      await record({
        kind: `${category === 2 ? "deposit" : "withdrawal"}-${outcome}`,
        subject: id,
        playerId: player_id,
        details: note,
      });
      return outcome;
    });
    return decided === "unknown" ? c.notFound() : c.redirect(`/operator/${section}?decided=${decided}`, 303);
  });
}

interface About {
  readonly done?: Word;
  readonly problem?: Word;
  /** The note typed for a request that is still undecided. */
  readonly typed?: { readonly id: string; readonly note: string };
}

async function show(c: OfficeRequest, direction: CashDirection, { typed, ...said }: About, status: 200 | 400 = 200) {
  const { office } = c.var;
  const { db } = office.operator;
  const { section, about, none } = requestPages[direction];
  const cashier = await readCashier(db, "all");
  const waiting = await pendingRequests(db, direction, mostPending);
  const decided = await decidedRequests(db, direction, latest);
  const body = html`<p class="quiet intro">${say(office, about)}</p>
    <h2 class="intro">${say(office, "waiting")}</h2>
    ${
      waiting.length > 0
        ? html`<ul class="rows">${waiting.map((request) => pendingCard(office, cashier, request, request.id === typed?.id ? typed.note : undefined))}</ul>`
        : html`<p>${say(office, none)}</p>`
    }
    <h2 class="section">${say(office, "decided")}</h2>
    ${
      decided.length > 0
        ? html`<ul class="rows">${decided.map((request) => decidedCard(office, cashier, request))}</ul>`
        : html`<p>${say(office, "noneDecided")}</p>`
    }`;
  return c.html(page(office, { section, ...said }, body), status);
}
