import type { ColumnType } from "kysely";
import type { Id, Moment, Money } from "./columns.ts";

/** A player's wallet, the money held for withdrawals, and bonus money that cannot be withdrawn yet. */
export type PlayerAccountKind = "wallet" | "held" | "bonus";

/** An account of a player, or of the house, whose balance may be negative. */
export type LedgerAccountKind = PlayerAccountKind | `house.${string}`;

export interface LedgerAccountTable {
  id: ColumnType<string, never, never>;
  player_id: string | null;
  kind: LedgerAccountKind;
  currency: string;
  /** The database changes it when entries are inserted, and refuses other changes. */
  balance: ColumnType<string, never, never>;
}

/** The categories of `finance/list_transactions`: bet or game, deposit, withdrawal, bonus. */
export type LedgerCategory = 1 | 2 | 3 | 4;

export interface LedgerTransactionTable {
  id: ColumnType<string, never, never>;
  kind: string;
  posted_at: Moment;
  /** The type in the player's history. Null for internal transactions such as an opening balance. */
  category: LedgerCategory | null;
  sub_category: string | null;
  game: string | null;
  ticket_number: string | null;
  /** The request in `player_transaction` that this transaction carries out. */
  carries_out: string | null;
  /** The withdrawal whose money this transaction holds. */
  holds_for: string | null;
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
