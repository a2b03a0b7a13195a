import type { ColumnType } from "kysely";
import type { LimitKind, LimitPeriod } from "../../../src/contract/limit-items.ts";
import type { Moment, Money } from "./columns.ts";

/** What a limit restricts. Deposits and losses have a period; session and realityCheck have none. */
interface LimitColumns {
  player_id: string;
  kind: LimitKind;
  period: LimitPeriod | null;
}

export interface PlayerLimitTable extends LimitColumns {
  /** An amount, or minutes. */
  value: Money;
}

export interface PendingLimitTable extends LimitColumns {
  id: ColumnType<string, never, never>;
  /** Null removes the limit. */
  value: Money | null;
  /** The earliest time at which the player may confirm it. */
  effective_at: Moment;
}

export type ExclusionKind = "timeOut" | "selfExclusion";

export interface ExclusionTable {
  id: ColumnType<string, never, never>;
  player_id: string;
  kind: ExclusionKind;
  began_at: Moment;
  /** Null if it never ends. */
  ends_at: Moment | null;
}

/** A row of the history. `asked` waits; `replaced` and `cancelled` end that wait, and so does `confirmed`. */
export interface LimitEventTable {
  id: ColumnType<string, never, never>;
  player_id: string;
  at: Moment;
  action: "set" | "asked" | "replaced" | "cancelled" | "confirmed" | "excluded";
  kind: LimitKind | ExclusionKind;
  period: LimitPeriod | null;
  value_before: Money | null;
  value_after: Money | null;
  /** For `asked`, the earliest time of its confirmation. For `excluded`, its end; null if it never ends. */
  effective_at: Moment | null;
}

export interface LimitTables {
  player_limit: PlayerLimitTable;
  pending_limit: PendingLimitTable;
  exclusion: ExclusionTable;
  limit_event: LimitEventTable;
}
