import { type Kysely, type Selectable, sql } from "kysely";
import { verifyAccount } from "./bank-accounts.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { ownAccountField } from "./cashier.ts";
import { settleEach } from "../lib/settle-each.ts";
import { cashText, notifyPlayer } from "../messages/notify.ts";
import { houseAccount, playerAccount, post, transfer } from "./ledger.ts";

export interface Decision {
  readonly verdict: "approve" | "cancel";
  /** A note that the player reads in the history. */
  readonly note?: string | undefined;
}

/** `late`: someone else decided it first, and that decision stands. */
export type Decided = "approved" | "cancelled" | "late" | "unknown";

/**
 * Decides a deposit or withdrawal, once. Approving a deposit posts the money from the house's payments account to the
 * wallet; cancelling it moves nothing. A withdrawal's held money goes to the payments account when it is approved,
 * and back to the wallet when it is cancelled. Of two simultaneous decisions, the first one wins.
 */
export function decideRequest(
  db: Kysely<Database>,
  id: string,
  { verdict, note }: Decision,
  now: Date,
): Promise<Decided> {
  return inTransaction(db, async (transaction) => {
    const request = await transaction
      .selectFrom("player_transaction")
      .select(["id", "player_id", "category", "amount", "currency", "sub_category", "status"])
      .where("id", "=", id)
      .where("category", "in", [2, 3])
      .forUpdate()
      .executeTakeFirst();
    if (!request) return "unknown";
    if (request.status !== 1001) return "late";
    const decided = await transaction
      .updateTable("cash_request")
      .set({ decided_at: now })
      .where("transaction_id", "=", id)
      .returning("filled_in")
      .executeTakeFirst();
    if (note) await transaction.updateTable("player_transaction").set({ note }).where("id", "=", id).execute();
    if (verdict === "cancel" && request.category === 2) {
      await transaction.updateTable("player_transaction").set({ status: 1003 }).where("id", "=", id).execute();
    } else {
      await carryOut(transaction, request, verdict, now);
      const paidTo = decided?.filled_in[ownAccountField];
      if (paidTo !== undefined && request.category === 3 && verdict === "approve") {
        await verifyAccount(transaction, request.player_id, paidTo);
      }
    }
    const kind = request.category === 2 ? "deposit" : "withdraw";
    await notifyPlayer(transaction, request.player_id, cashText(kind, verdict, id), now);
    return verdict === "cancel" ? "cancelled" : "approved";
  });
}

const approvedAtOnce = 100;
const toApprove = sql<Date>`coalesce(settle_after, approve_at)`;

/** Approves the deposits whose method approves them after a time. A failure is logged and does not stop the others. */
export async function approveDue(db: Kysely<Database>, now: Date, log: (line: string) => void): Promise<void> {
  const due = await db
    .selectFrom("cash_request")
    .select(["transaction_id as id", "settle_failures"])
    .where("approve_at", "is not", null)
    .where("decided_at", "is", null)
    .where(toApprove, "<=", now)
    .orderBy(toApprove)
    .limit(approvedAtOnce)
    .execute();
  await settleEach(due, {
    nameOf: ({ id }) => `request ${id}`,
    settle: ({ id }) => decideRequest(db, id, { verdict: "approve" }, now),
    putOff: ({ id }, later) =>
      db
        .updateTable("cash_request")
        .set(later)
        .where("transaction_id", "=", id)
        .where("decided_at", "is", null)
        .execute(),
    now,
    log,
  });
}

type Request = Pick<
  Selectable<Database["player_transaction"]>,
  "id" | "player_id" | "category" | "amount" | "currency" | "sub_category"
>;

async function carryOut(
  db: Kysely<Database>,
  request: Request,
  verdict: Decision["verdict"],
  now: Date,
): Promise<void> {
  const { id, player_id, category, amount, currency, sub_category } = request;
  const payments = await houseAccount(db, "house.payments", currency);
  const wallet = await playerAccount(db, player_id, "wallet", currency);
  const isWithdrawal = category === 3;
  const from = isWithdrawal ? await playerAccount(db, player_id, "held", currency) : payments;
  const to = isWithdrawal && verdict === "approve" ? payments : wallet;
  const step = verdict === "approve" ? "pay" : "return";
  const kind = isWithdrawal ? "withdraw" : "deposit";
  await post(db, {
    kind: step === "pay" ? kind : `${kind}-return`,
    at: now,
    history: { category, ...(sub_category !== null && { subCategory: sub_category }), request: { id, step } },
    entries: transfer(from, to, amount.replace("-", "")),
  });
}
