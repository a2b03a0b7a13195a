import type { ColumnType } from "kysely";
import type { Id, Moment, Money } from "./columns.ts";

/** A player's wallet, or a purse of the house, whose balance may be negative. */
export type LedgerAccountKind = "wallet" | `house.${string}`;

export interface LedgerAccountTable {
  id: ColumnType<string, never, never>;
  player_id: string | null;
  kind: LedgerAccountKind;
  currency: string;
  /** Moved by entries alone: the database sees to it. */
  balance: ColumnType<string, never, never>;
}

export interface LedgerTransactionTable {
  id: ColumnType<string, never, never>;
  kind: string;
  posted_at: Moment;
}

export interface LedgerEntryTable {
  transaction_id: Id;
  account_id: Id;
  amount: Money;
}

export interface LedgerTables {
  ledger_account: LedgerAccountTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
}
