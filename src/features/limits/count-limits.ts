import { limitPeriods } from "../../contract/limit-items.ts";
import type { PlayerLimits } from "../../contract/limits.ts";

/** How many limits the player has set. */
export function countLimits({ deposit, loss, session, realityCheck }: PlayerLimits): number {
  const money = [deposit, loss].flatMap((limit) => limitPeriods.map((period) => limit[period]));
  return [...money, session.minutes, realityCheck.minutes].filter((value) => value !== null).length;
}
