import { type ReadOptions, readOptions } from "../../api/query.ts";
import {
  financeListTransactions,
  financeStatement,
  type Statement,
  transactionStatuses,
} from "../../contract/finance-history.ts";
import type { DayRange } from "../../lib/day-presets.ts";
import { statementOf } from "./sums.ts";

/** The operator's statement of these days, for operators with the extension `statement`. Available offline. */
export const operatorsStatement = ({ from, to }: DayRange, month: string): ReadOptions<Statement> =>
  readOptions(financeStatement, { startDate: from, endDate: to }, { persist: true, identity: { month } });

/** The operator's statement of the account's whole life. */
export const lifetimeOptions = () => readOptions(financeStatement, { startDate: "", endDate: "" });

/** More transactions than this in a month are not fetched. */
const mostRows = 2_000;

const monthRows = ({ from, to }: DayRange) =>
  readOptions(
    financeListTransactions,
    {
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
      concatRequire: false,
    },
    { whole: true },
  );

/**
 * The same statement, summed up here from the transactions of these days. It has the same query key, so that the stored
 * statement is shown while the operator's extensions are not known. Its `pagination` tells how many transactions were
 * summed up (`limit`), and how many there are.
 */
export const summedUpStatement = (days: DayRange, month: string, gmt: string | undefined): ReadOptions<Statement> => ({
  ...operatorsStatement(days, month),
  queryFn: async ({ client }) => {
    // The rows themselves are not needed again.
    const { data: rows, pagination, ...answer } = await client.query({ ...monthRows(days), staleTime: 0, gcTime: 0 });
    const summedUp = rows.length + answer.dropped;
    const total = Math.max(summedUp, pagination?.total ?? 0);
    return { ...answer, data: statementOf(rows, gmt), dropped: 0, pagination: { limit: summedUp, total, offset: 0 } };
  },
});
