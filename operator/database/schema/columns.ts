/** Types of columns. `bigint` and `numeric` are strings on PGlite and PostgreSQL alike. */
import type { ColumnType, Generated } from "kysely";

export type Id = ColumnType<string, number | string, never>;

/** `numeric(18, 2)`: a decimal string, never a float. */
export type Money = ColumnType<string, string, string>;

export type Moment = ColumnType<Date, string | Date, string | Date>;

/** A `jsonb` column: written and read as the value itself. */
export type Json<Value> = ColumnType<Value, Value, Value>;

/** What a round or coupon whose settling failed keeps of that (provider/step-back.ts). */
export interface SettleLater {
  settle_failures: Generated<number>;
  /** Not to be tried before; null where nothing went wrong. */
  settle_after: ColumnType<Date | null, never, Date>;
}
