import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { inTransaction } from "../database/in-transaction.ts";
import { houseAccount, post } from "../ledger/post.ts";

export interface Decision {
  readonly verdict: "approve" | "cancel";
  /** A note that the player reads in the history. */
  readonly note?: string | undefined;
}

/** `late`: someone else decided it first, and that decision stands. */
export type Decided = "approved" | "cancelled" | "late" | "unknown";

/**
 * Decides a deposit, once. Approving posts the money from the house's payments account to the wallet; cancelling
 * moves nothing. Of two simultaneous decisions, the first one wins.
 */
export function decideDeposit(
  db: Kysely<Database>,
  depositId: string,
  { verdict, note }: Decision,
  now: Date,
): Promise<Decided> {
  return inTransaction(db, async (transaction) => {
    const deposit = await transaction
      .selectFrom("player_transaction")
      .select(["player_id", "amount", "currency", "sub_category", "status"])
      .where("id", "=", depositId)
      .where("category", "=", 2)
      .forUpdate()
      .executeTakeFirst();
    if (!deposit) return "unknown";
    if (deposit.status !== 1001) return "late";
    await transaction.updateTable("cash_request").set({ decided_at: now }).where("transaction_id", "=", depositId).execute();
    if (note) await transaction.updateTable("player_transaction").set({ note }).where("id", "=", depositId).execute();
    if (verdict === "cancel") {
      await transaction.updateTable("player_transaction").set({ status: 1003 }).where("id", "=", depositId).execute();
      return "cancelled";
    }
    await payIn(transaction, depositId, deposit, now);
    return "approved";
  });
}

interface PendingDeposit {
  readonly player_id: string;
  readonly amount: string;
  readonly currency: string;
  readonly sub_category: string | null;
}

async function payIn(db: Kysely<Database>, depositId: string, deposit: PendingDeposit, now: Date): Promise<void> {
  const { player_id, amount, currency, sub_category } = deposit;
  const wallet = await db
    .selectFrom("ledger_account")
    .select("id")
    .where("player_id", "=", player_id)
    .where("kind", "=", "wallet")
    .where("currency", "=", currency)
    .executeTakeFirstOrThrow();
  await post(db, {
    kind: "deposit",
    at: now,
    history: { category: 2, ...(sub_category !== null && { subCategory: sub_category }), carriesOut: depositId },
    entries: [
      { accountId: await houseAccount(db, "house.payments", currency), amount: `-${amount}` },
      { accountId: wallet.id, amount },
    ],
  });
}
