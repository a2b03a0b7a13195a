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
}

export interface FavouriteCashMethodTable {
  player_id: Id;
  direction: ColumnType<number, number, never>;
  method_id: string;
}

export interface CashierTables {
  cash_request: CashRequestTable;
  favourite_cash_method: FavouriteCashMethodTable;
}
