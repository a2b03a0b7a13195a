import type { Promotion } from "../../contract/cms.ts";
import { beginOf, endOf } from "../shared/period.ts";

/** As the contract names them, and the page's address. */
export const promotionStates = ["active", "coming", "finished"] as const;
export type PromotionState = (typeof promotionStates)[number];

type Announced = Pick<Promotion, "state" | "Start_date" | "End_date">;

/**
 * Where a promotion stands at `now` (milliseconds since 1970): by the operator's word, which the dates
 * can only hold back. An answer may have outlived them in a cache, and one that is announced as active
 * before its time is still to come.
 */
export function promotionState(promotion: Announced, now: number): PromotionState {
  if (promotion.state === "finished" || !(now < endOf(promotion))) return "finished";
  return promotion.state === "active" && beginOf(promotion) <= now ? "active" : "coming";
}
