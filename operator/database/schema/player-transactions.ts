import type { ColumnType } from "kysely";
import type { Id, Moment, Money } from "./columns.ts";
import type { LedgerCategory } from "./ledger.ts";

/** New, approved, cancelled (product.md 4.12). */
export type TransactionStatusNumber = 1001 | 1002 | 1003;

export interface PlayerTransactionTable {
  id: ColumnType<string, never, never>;
  player_id: Id;
  created_at: Moment;
  category: LedgerCategory;
  sub_category: string | null;
  /** What happened: `bet`, `win`, `deposit` … */
  type: string;
  /** Signed: the change of the wallet, or the change that was asked for. */
  amount: Money;
  /** The wallet after this request or posting moved it. Null when nothing moved it. */
  balance_after: Money | null;
  currency: string;
  status: TransactionStatusNumber;
  /** The cash method, for deposits and withdrawals. */
  method_id: string | null;
  game: string | null;
  /** The ticket of the New Year lottery. */
  ticket_number: string | null;
  /** The operator's note to the player. */
  note: string | null;
  ledger_transaction_id: string | null;
}

export interface PlayerTransactionTables {
  player_transaction: PlayerTransactionTable;
}
