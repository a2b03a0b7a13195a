import { readOptions } from "../../api/query.ts";
import { crmListMassMessages } from "../../contract/crm.ts";
import { financeListTransactions, transactionCategories, transactionStatuses } from "../../contract/finance-history.ts";
import { presetDays } from "../../lib/day-presets.ts";

/** Messages to all players: the newest ten (product.md 9.3). */
export const massMessages = () => readOptions(crmListMassMessages, { limit: 10, offset: 0 });

const period = "last-90-day";

/** The player's cancelled deposits of the last 90 days, the newest first. Available offline. */
export function cancelledDeposits(today: string) {
  const { from, to } = presetDays(period, today);
  const request = {
    limit: 250,
    offset: 0,
    OrderDir: "DESC",
    OrderPar: "createdAt",
    searchType: "",
    searchCategory: transactionCategories.deposit,
    searchID: "",
    startDate: from,
    endDate: to,
    searchMinAmount: "",
    status: transactionStatuses.cancelled,
    concatRequire: false,
  } as const;
  return readOptions(financeListTransactions, request, {
    persist: true,
    whole: true,
    // The bell asks on every page, so the answer lasts longer than that of the history. In milliseconds.
    staleTime: 5 * 60_000,
    identity: { ...request, startDate: period, endDate: "" },
  });
}
