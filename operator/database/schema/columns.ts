/** Column types. On PGlite and PostgreSQL alike, `bigint` and `numeric` are strings. */
import type { ColumnType, Generated } from "kysely";

export type Id = ColumnType<string, number | string, never>;

/** `numeric(18, 2)`: a decimal string, never a float. */
export type Money = ColumnType<string, string, string>;

export type Moment = ColumnType<Date, string | Date, string | Date>;

/** A `jsonb` column: written and read as the value itself. */
export type Json<Value> = ColumnType<Value, Value, Value>;

/** The failures of settling a round, a coupon, a timed deposit or a bonus, see provider/step-back.ts. */
export interface SettleLater {
  settle_failures: Generated<number>;
  /** The earliest time of the next attempt. Null without a failure. */
  settle_after: ColumnType<Date | null, never, Date>;
}
