import type { PlayerLimits } from "../../contract/limits.ts";
import { limitPeriods } from "../../contract/limit-items.ts";
import { compareMoney, subtractMoney } from "../../lib/money.ts";

/** How much the player may still deposit by the tightest deposit limit, as a decimal string. Undefined without a limit. */
export function depositLeft({ deposit, used }: Pick<PlayerLimits, "deposit" | "used">): string | undefined {
  let least: string | undefined;
  for (const period of limitPeriods) {
    const limit = deposit[period];
    if (limit === null) continue;
    const left = subtractMoney(limit, used.deposit[period] ?? "0.00");
    if (least === undefined || compareMoney(left, least) < 0) least = left;
  }
  return least !== undefined && compareMoney(least, "0") < 0 ? "0.00" : least;
}

/** Whether the player has no deposit limit and has deposited nothing this month. */
export function isBeforeFirstDeposit({ deposit, used }: Pick<PlayerLimits, "deposit" | "used">): boolean {
  const month = used.deposit.month;
  return limitPeriods.every((period) => deposit[period] === null) && month !== null && compareMoney(month, "0") === 0;
}
