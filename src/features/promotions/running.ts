import type { Promotion } from "../../contract/cms.ts";
import { isRunning } from "../../lib/period.ts";

type Announced = Pick<Promotion, "Status" | "state" | "Start_date" | "End_date">;

/**
 * The promotions that players can take part in at `now` (milliseconds since 1970): `Status` is set, the operator calls
 * them active, and `now` lies between their dates. The dates are checked because the answer may be cached.
 */
export function runningPromotions<Item extends Announced>(items: readonly Item[], now: number): Item[] {
  return items.filter((item) => item.Status && item.state === "active" && isRunning(item, now));
}
