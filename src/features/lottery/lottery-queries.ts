import { siteConfig } from "../../api/config.ts";
import { readOptions } from "../../api/query.ts";
import { financeListTransactions, transactionStatuses } from "../../contract/finance-history.ts";
import type { SiteConfig } from "../../contract/site-config.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";

/** Rows of a page, and the lowest amount of a transaction with a ticket (product.md 9.4). */
const [rowsOfPage, leastAmount] = [50, "500"];

/** A page of the transactions among which the tickets are, from `offset` on. The first is available offline. */
export function ticketsPage({ startDate, endDate }: LotteryDays, offset: number) {
  const request = {
    limit: rowsOfPage,
    offset,
    OrderDir: "DESC",
    OrderPar: "createdAt",
    searchType: "",
    searchCategory: "",
    searchID: "",
    startDate,
    endDate,
    searchMinAmount: leastAmount,
    status: transactionStatuses.approved,
    concatRequire: offset > 0,
  } as const;
  return readOptions(financeListTransactions, request, { persist: offset === 0 });
}

/** The first and last day of the lottery, `YYYY-MM-DD`. The draw is on the last. */
export type LotteryDays = NonNullable<SiteConfig["lottery"]>;

/** The New Year lottery, while it runs. Undefined outside its days, and for operators without one. */
export function useLottery(): LotteryDays | undefined {
  const { today } = useOperatorDay();
  const { lottery } = siteConfig();
  return lottery && lottery.startDate <= today && today <= lottery.endDate ? lottery : undefined;
}
