import type { ColumnType } from "kysely";
import type { Id, Moment, Money, SettleLater } from "./columns.ts";

export type Market = "result" | "goals";

export type Pick = "home" | "draw" | "away" | "over" | "under";

export type CouponState = "open" | "won" | "lost" | "void";

export interface CouponTable extends SettleLater {
  id: ColumnType<string, never, never>;
  player_id: Id;
  /** The page's id for the bet slip. The same id never stakes twice. */
  client_id: string;
  /** The launch of the sports page that placed it. */
  launch_id: string;
  /** The name of the sports page, for the history. */
  game: string;
  currency: string;
  stake: Money;
  /** The product of the selections' odds, truncated to two decimals. */
  odds: Money;
  possible_win: Money;
  win: Money | null;
  state: CouponState;
  placed_at: Moment;
  /** When its last event is over. */
  due_at: Moment;
  settled_at: Moment | null;
}

export interface CouponSelectionTable {
  coupon_id: Id;
  position: number;
  event_id: string;
  home: string;
  away: string;
  market: Market;
  pick: Pick;
  odds: Money;
  starts_at: Moment;
  ends_at: Moment;
  /** The final score, `2-1`. */
  result: string | null;
}

export interface CouponTables {
  coupon: CouponTable;
  coupon_selection: CouponSelectionTable;
}
