import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { readOptions } from "../../client/query.ts";
import { useExtension } from "../../client/use-extension.ts";
import { useRead } from "../../client/use-read.ts";
import { financeStatement } from "../../contract/finance-history.ts";
import { useNow } from "../../lib/use-now.ts";
import { balanceOptions } from "../../session/player-queries.ts";

const minuteMs = 60_000;

const resultSince = (startedAtMs: number) =>
  readOptions(financeStatement, { startDate: new Date(startedAtMs).toISOString(), endDate: "" }, { staleTime: minuteMs });

/**
 * The net result of games since a moment, as a decimal string. Undefined without the operator's extension `statement`
 * and while it is not known. It is asked for again when the balance has changed, at most once a minute.
 */
export function useNetResult(startedAtMs: number): string | undefined {
  const { state } = useExtension("statement");
  const client = useQueryClient();
  const now = useNow();
  const [record] = useRead(balanceOptions()).rows;
  const balance = record?.balance;
  const answeredFor = useRef(balance);
  const { data } = useRead(resultSince(startedAtMs), { enabled: state === "there" });
  useEffect(() => {
    if (balance === undefined || balance === answeredFor.current) return;
    const { queryKey } = resultSince(startedAtMs);
    const askedAtMs = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if (askedAtMs === 0 || now - askedAtMs < minuteMs) return;
    answeredFor.current = balance;
    void client.invalidateQueries({ queryKey });
  }, [balance, now, startedAtMs, client]);
  return data?.net;
}
