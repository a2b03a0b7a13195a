import type { ColumnType } from "kysely";
import type { Id, Json, Moment } from "./columns.ts";

export interface CashRequestTable {
  transaction_id: Id;
  /** The reference that the player quotes when paying. */
  reference: string;
  /** The values of the method's form by field name. */
  filled_in: Json<Readonly<Record<string, string>>>;
  /** When it was approved or cancelled. */
  decided_at: Moment | null;
  /** When it is approved automatically, for methods that do so. */
  approve_at: Moment | null;
}

export interface FavouriteCashMethodTable {
  player_id: Id;
  direction: ColumnType<number, number, never>;
  method_id: string;
}

/** A player's bank account. The IBAN names the bank. */
export interface BankAccountTable {
  id: ColumnType<string, never, never>;
  player_id: Id;
  account_holder: string;
  branch_name: string | null;
  account_number: string | null;
  iban: string;
  /** Whether a withdrawal was paid to it. */
  is_verified: boolean;
}

export interface CashierTables {
  bank_account: BankAccountTable;
  cash_request: CashRequestTable;
  favourite_cash_method: FavouriteCashMethodTable;
}
