import { compareMoney } from "../../../../src/lib/money.ts";
import { money, t } from "./page.ts";

/** The result of a round in words. It is a win only above the stake; less than that is money back. */
export function resultOf(stake: string, win: string): { text: string; gladly: boolean } {
  if (compareMoney(win, "0") === 0) return { text: t("lost"), gladly: false };
  const above = compareMoney(win, stake);
  if (above > 0) return { text: t("won", { win: money(win) }), gladly: true };
  return { text: t(above === 0 ? "backEqual" : "backBelow", { win: money(win) }), gladly: false };
}
