import { readOptions } from "../../client/query.ts";
import { financeListTransactions, financeStatement, transactionStatuses } from "../../contract/finance-history.ts";
import type { DayRange } from "../../lib/day-presets.ts";

/** The operator's statement of these days. Available offline. */
export const statementOptions = ({ from, to }: DayRange, month: string) =>
  readOptions(financeStatement, { startDate: from, endDate: to }, { persist: true, identity: { month } });

/** The operator's statement of the account's whole life. */
export const lifetimeOptions = () => readOptions(financeStatement, { startDate: "", endDate: "" });

/** More transactions than this in a month are not fetched. */
const mostRows = 2_000;

/** The approved transactions of these days, for an operator that makes no statements. */
export const monthRowsOptions = ({ from, to }: DayRange, month: string) => {
  const request = {
    limit: mostRows,
    offset: 0,
    OrderDir: "DESC",
    OrderPar: "createdAt",
    searchType: "",
    searchCategory: "",
    searchID: "",
    startDate: from,
    endDate: to,
    searchMinAmount: "",
    status: transactionStatuses.approved,
  } as const;
  return readOptions(financeListTransactions, request, { whole: true, identity: { ...request, startDate: month, endDate: "" } });
};
