import type { ColumnType } from "kysely";
import type { Localised } from "../../lib/language.ts";
import type { Id, Json, Moment, Money, SettleLater } from "./columns.ts";

export interface CashRequestTable extends SettleLater {
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

/** A bonus to be wagered. It runs until `ended_at`. */
export interface BonusTable extends SettleLater {
  id: ColumnType<string, never, never>;
  player_id: Id;
  /** The offer that the player claimed; null for a gift of the operator. */
  offer_id: string | null;
  /** The deposit that it is for. */
  deposit_id: string | null;
  amount: Money;
  /** How much has to be bet. */
  wagering: Money;
  granted_at: Moment;
  expires_at: Moment;
  /** How much has been bet since it was granted. The database counts it. */
  wagered: ColumnType<string, never, never>;
  ended_at: Moment | null;
  /** How it ended: wagered, or out of time. */
  outcome: "completed" | "expired" | null;
}

/** A method to pay in or out, or a group of methods. Its settings are a `CashSide` (operator/money/cashier.ts) for each direction. */
export interface CashMethodTable {
  id: number;
  group_id: number | null;
  position: number;
  active: boolean;
  name: Json<Localised>;
  kind: string;
  deposit: Json<object> | null;
  withdraw: Json<object> | null;
}

export interface BankTable {
  id: number;
  position: number;
  name: string;
  code: string;
  accounts: Json<readonly object[]>;
}

export interface VoucherSeriesTable {
  code: string;
  amounts: Json<readonly string[]>;
}

/** A bonus that players can claim. `terms` are a `BonusTerms` (operator/money/bonus-offers.ts). */
export interface BonusOfferTable {
  id: string;
  position: number;
  active: boolean;
  title: Json<Localised>;
  text: Json<Localised>;
  terms: Json<object>;
}

export interface CashierTables {
  bonus_offer: BonusOfferTable;
  bank: BankTable;
  cash_method: CashMethodTable;
  voucher_series: VoucherSeriesTable;
  bonus: BonusTable;
  bank_account: BankAccountTable;
  cash_request: CashRequestTable;
  favourite_cash_method: FavouriteCashMethodTable;
}
