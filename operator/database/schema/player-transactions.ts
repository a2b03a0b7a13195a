import type { ColumnType } from "kysely";
import type { Id, Moment, Money } from "./columns.ts";
import type { LedgerCategory } from "./ledger.ts";

/** New, approved, cancelled (contract §2). */
export type TransactionStatusNumber = 1001 | 1002 | 1003;

export interface PlayerTransactionTable {
  id: ColumnType<string, never, never>;
  player_id: Id;
  created_at: Moment;
  category: LedgerCategory;
  sub_category: string | null;
  /** What happened: `bet`, `win`, `deposit` … */
  type: string;
  /** Signed: what it did, or would do, to the wallet. */
  amount: Money;
  /** Null while nothing has moved. */
  balance_after: Money | null;
  currency: string;
  status: TransactionStatusNumber;
  /** The way to pay, of what the cashier does. */
  method_id: string | null;
  game: string | null;
  ticket_number: string | null;
  /** What the operator says about it to the player. */
  note: string | null;
  ledger_transaction_id: string | null;
}

export interface PlayerTransactionTables {
  player_transaction: PlayerTransactionTable;
}
