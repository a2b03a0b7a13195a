import { type ReadOptions, readOptions } from "../../api/query.ts";
import {
  financeListTransactions,
  financeStatement,
  type Statement,
  transactionStatuses,
} from "../../contract/finance-history.ts";
import type { RequestOf } from "../../contract/declaration.ts";
import { daysToRequest, type Span } from "./statement-period.ts";
import { type Sums, statementOf } from "./sums.ts";

/**
 * The operator's statement of a period, for operators with the extension `statement`. Available offline: of a month or week
 * that is not over, the one that was shown last.
 */
export function operatorsStatement(span: Span | undefined, today: string): ReadOptions<Statement> {
  const { from, to } = daysToRequest(span, today);
  const identity = span ? { from: span.from, to: span.to } : { from, to };
  return readOptions(financeStatement, { startDate: from, endDate: to }, { persist: true, identity });
}

/** The operator's statement of the account's whole life. */
export const lifetimeOptions = () => readOptions(financeStatement, { startDate: "", endDate: "" });

/**
 * The operator's sums for what a list shows. Filters are for operators with the extension `sums`. Available offline, without
 * the days, of which there may be hundreds.
 *
 * @param identity identifies the list, whose dates may change with time.
 */
export function sumsOfList(request: RequestOf<typeof financeStatement>, identity: object): ReadOptions<Sums> {
  const { queryFn, ...options } = readOptions(financeStatement, request, {
    persist: true,
    identity: { sums: identity },
  });
  return {
    ...(options as unknown as ReadOptions<Sums>),
    queryFn: async (context) => {
      if (!queryFn) throw new TypeError("A read has a query function");
      const answer = await queryFn(context);
      const { days: _days, minutes: _minutes, ...sums } = answer.data;
      return { ...answer, data: sums };
    },
  };
}

/** More transactions than this are not fetched. */
const mostRows = 2_000;

/**
 * The same statement, summed up here from the transactions of these days. It has the same query key, so that the stored
 * statement is shown while the operator's extensions are not known. Its `pagination` tells how many transactions were
 * summed up (`limit`), and how many there are.
 */
export function summedUpStatement(
  span: Span | undefined,
  today: string,
  gmt: string | undefined,
): ReadOptions<Statement> {
  const { from, to } = daysToRequest(span, today);
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
    concatRequire: false,
  } as const;
  return {
    ...operatorsStatement(span, today),
    // The read within it has its own tries.
    retry: false,
    queryFn: async ({ client }) => {
      const options = readOptions(financeListTransactions, request, { whole: true });
      // The rows themselves are not needed again.
      const { data: rows, pagination, ...answer } = await client.query({ ...options, staleTime: 0, gcTime: 0 });
      const summedUp = rows.length + answer.dropped;
      const total = Math.max(summedUp, pagination?.total ?? 0);
      return { ...answer, data: statementOf(rows, gmt), dropped: 0, pagination: { limit: summedUp, total, offset: 0 } };
    },
  };
}
