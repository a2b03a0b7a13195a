import type { Promotion } from "../../contract/cms.ts";
import { beginOf, endOf, isRunning } from "../../lib/period.ts";
import type { PromotionState } from "./promotions-search.ts";

type Announced = Pick<Promotion, "state" | "Start_date" | "End_date">;

/**
 * The state of a promotion at `nowMs` (milliseconds since 1970). The operator's state applies, but the dates can
 * correct it: a cached answer may be out of date, and a promotion announced as active before its start is still coming.
 */
export function promotionState(promotion: Announced, nowMs: number): PromotionState {
  if (promotion.state === "finished" || !(nowMs < endOf(promotion))) return "finished";
  return promotion.state === "active" && beginOf(promotion) <= nowMs ? "active" : "coming";
}

/**
 * The promotions that players can take part in at `nowMs` (milliseconds since 1970): `Status` is set, the operator
 * calls them active, and `nowMs` lies between their dates. The dates are checked because the answer may be cached.
 */
export function runningPromotions<Item extends Announced & Pick<Promotion, "Status">>(
  items: readonly Item[],
  nowMs: number,
): Item[] {
  return items.filter((item) => item.Status && item.state === "active" && isRunning(item, nowMs));
}
