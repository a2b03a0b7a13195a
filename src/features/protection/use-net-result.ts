import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { readOptions } from "../../api/query.ts";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { financeStatement } from "../../contract/finance-history.ts";
import { useNow } from "../../hooks/use-now.ts";
import { balanceOptions } from "../../session/player-queries.ts";

const minuteMs = 60_000;

const resultSince = (startedAtMs: number) => ({
  ...readOptions(financeStatement, { startDate: new Date(startedAtMs).toISOString(), endDate: "" }, { staleTime: minuteMs }),
  // Only `useNetResult` asks again, so that it can keep to once a minute.
  retry: false,
  refetchInterval: false as const,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/**
 * The net result of games since a moment, as a decimal string. Undefined without the operator's extension `statement`
 * and while it is not known. It is refetched when the balance has changed or the last request failed, at most once a
 * minute.
 */
export function useNetResult(startedAtMs: number): string | undefined {
  const { state } = useExtension("statement");
  const client = useQueryClient();
  const now = useNow();
  const balance = useRead(balanceOptions()).rows[0]?.balance;
  const { data, failure } = useRead(resultSince(startedAtMs), { enabled: state === "there" });
  /** The balance at the last request. */
  const balanceThen = useRef(balance);
  useEffect(() => {
    balanceThen.current ??= balance;
    const { queryKey } = resultSince(startedAtMs);
    const { dataUpdatedAt = 0, errorUpdatedAt = 0, fetchStatus } = client.getQueryState(queryKey) ?? {};
    const endedAtMs = Math.max(dataUpdatedAt, errorUpdatedAt);
    const isFirst = endedAtMs === 0;
    // A balance that changes while the answer is on its way would send the request again.
    if (isFirst || fetchStatus === "fetching" || now - endedAtMs < minuteMs) return;
    if (balance === balanceThen.current && !failure) return;
    balanceThen.current = balance;
    void client.invalidateQueries({ queryKey });
  }, [balance, failure, now, startedAtMs, client]);
  return data?.net;
}
