/** The types of columns that say more than SQL does. `schema.ts`, which is generated, refers to them. */
import type { ColumnType } from "kysely";
import type { LimitKind } from "../../src/contract/limit-items.ts";

/** A `bigint`: on PGlite and PostgreSQL alike a string. What refers to a row keeps referring to it. */
export type Id = ColumnType<string, number | string, never>;

/** A `bigint` that is a number when it is written. */
export type Count = ColumnType<string, number, number>;

/** `numeric(18, 2)`: a decimal string, never a float. */
export type Money = ColumnType<string, string, string>;

/** `numeric(5, 2)`, which is a number when it is written. */
export type Percentage = ColumnType<string, number, number>;

export type Moment = ColumnType<Date, string | Date, string | Date>;

/** A `date`. Written as `YYYY-MM-DD`; to read it, cast it to text. */
export type Day = ColumnType<never, string, never>;

/** An amount that only triggers of the database change. */
export type CountedMoney = ColumnType<string, never, never>;

/** Unset until an attempt to settle has failed. */
export type SettleAfter = ColumnType<Date, never, Date>;

/** A list in a `jsonb` column, written as the text of its JSON. */
export type JsonText<Value> = ColumnType<Value, string, string>;

/** A player's wallet, the money held for withdrawals, and bonus money that cannot be withdrawn yet. */
export type PlayerAccountKind = "wallet" | "held" | "bonus";

/** An account of a player, or of the house, whose balance may be negative. */
export type LedgerAccountKind = PlayerAccountKind | `house.${string}`;

/** The categories of `finance/list_transactions`: bet or game, deposit, withdrawal, bonus. */
export type LedgerCategory = 1 | 2 | 3 | 4;

/** New, approved, cancelled (product.md 4.12). */
export type TransactionStatusNumber = 1001 | 1002 | 1003;

export type LimitEventKind = LimitKind | "timeOut" | "selfExclusion";

export type Market = "result" | "goals";

export type Pick = "home" | "draw" | "away" | "over" | "under";

/** A part of the demo data that is loaded once. */
export type SeedingPart = "catalogue" | "content" | "methods" | "offers" | "players" | "cashier" | "history";

/** The name of a secret that all processes of one operator share. */
export type OperatorSecretName = "data key" | "private key" | "push key" | "payment pages";

/** What a member of staff may do. Each role includes the ones before it. */
export const roles = ["look", "decide", "administer"] as const;
export type Role = (typeof roles)[number];

/** What a member of staff can have done. */
export const acts = [
  "log-in",
  "log-in-refused",
  "log-out",
  "set-up",
  "site-closed",
  "site-opened",
  "deposit-approved",
  "deposit-cancelled",
  "withdrawal-approved",
  "withdrawal-cancelled",
  "coupon-voided",
  "identity-verified",
  "account-recovered",
  "shown",
  "hidden",
  "message-sent",
  "page-changed",
  "cashier-changed",
  "lobby-changed",
  "staff-added",
  "staff-role",
  "staff-locked",
  "staff-unlocked",
  "staff-reset",
] as const;
export type Act = (typeof acts)[number];
