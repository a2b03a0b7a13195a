import { siteConfig } from "../../api/config.ts";
import type { SiteConfig } from "../../contract/site-config.ts";
import { useOperatorDay } from "../../session/use-operator-day.ts";

/** The first and last day of the lottery, `YYYY-MM-DD`. The draw is on the last. */
export type LotteryDays = NonNullable<SiteConfig["lottery"]>;

/** The New Year lottery, while it runs. Undefined outside its days, and for operators without one. */
export function useLottery(): LotteryDays | undefined {
  const { today } = useOperatorDay();
  const { lottery } = siteConfig();
  return lottery && lottery.startDate <= today && today <= lottery.endDate ? lottery : undefined;
}
