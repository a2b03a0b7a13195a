import type { Promotion } from "../../contract/cms.ts";
import { isRunning } from "../shared/period.ts";

type Announced = Pick<Promotion, "Status" | "state" | "Start_date" | "End_date">;

/**
 * The promotions that players can take part in at `now` (milliseconds since 1970): switched on, active by
 * the operator's word, and in their dates, which the answer may have outlived in a cache.
 */
export function runningPromotions<Item extends Announced>(items: readonly Item[], now: number): Item[] {
  return items.filter((item) => item.Status && item.state === "active" && isRunning(item, now));
}
