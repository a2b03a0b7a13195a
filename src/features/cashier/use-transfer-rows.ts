import { type QueryState, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { CallSuccess } from "../../api/call.ts";
import { useRead } from "../../api/use-read.ts";
import type { CashDirection } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { session } from "../../session/app-session.ts";
import { balanceOptions } from "../../api/player-queries.ts";
import { eligibilityOptions } from "../../components/use-eligibility.ts";
import { methodsOptions } from "./cashier-queries.ts";
import { sendBalanceToGame } from "../games/open-game.ts";
import { type AcceptedTransfer, acceptedTransfers } from "./accepted-transfers.ts";
import { followAfterMs, isFinal, lastFetchedMs, transfersOptions } from "./overview-transfers.ts";

/**
 * The latest transfers, followed until each is final. Once one becomes final, it refetches the balance and tells an
 * open game. A transfer may be decided before it appears in the list for the first time.
 *
 * @param awaited a transfer that was accepted: the list is followed until it has this one, too.
 */
export function useTransferRows(direction: CashDirection, awaited?: AcceptedTransfer) {
  const client = useQueryClient();
  const options = transfersOptions(direction);
  // Reads the cache, because the pause is chosen when an answer arrives, before this component renders it.
  const read = useRead(options, {
    refetchInterval: () => pauseMs(direction, client.getQueryState(options.queryKey), awaited),
  });
  const { data } = read;
  const decidedBefore = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!data) return;
    const before = decidedBefore.current;
    const now = data.filter(({ transaction_status }) => isFinal(transaction_status)).map(({ id }) => id);
    decidedBefore.current = new Set(now);
    if (!before || now.every((id) => before.has(id))) return;
    void client.invalidateQueries({ queryKey: balanceOptions().queryKey });
    void client.invalidateQueries({ queryKey: eligibilityOptions(direction).queryKey });
    void client.invalidateQueries({ queryKey: methodsOptions(direction).queryKey });
    sendBalanceToGame();
  }, [data, client, direction]);
  return { read, waiting: undecided(read.rows) };
}

function undecided(rows: readonly Transaction[]): readonly Transaction[] {
  return rows.filter(({ transaction_status }) => !isFinal(transaction_status));
}

/**
 * Milliseconds until the rows are fetched again. False once all are final, and the awaited one is among them. It is computed
 * from the last fetch, not from the present: a changed pause starts again, so each render would delay the next request.
 */
function pauseMs(
  direction: CashDirection,
  state: QueryState<CallSuccess<Transaction[]>> | undefined,
  awaited: AcceptedTransfer | undefined,
): number | false {
  const rows = state?.data?.data ?? [];
  const made = new Map(
    acceptedTransfers.of(session.playerId(), direction).map(({ transactionID, atMs }) => [transactionID, atMs]),
  );
  // The operator's clock may differ from the device's, which knows when a transfer was made here.
  const moments = undecided(rows).map(({ id, createdAt }) => made.get(id) ?? Date.parse(createdAt));
  if (awaited && !rows.some(({ id }) => id === awaited.transactionID)) moments.push(awaited.atMs);
  return moments.length > 0 && followAfterMs(lastFetchedMs(state) - Math.max(...moments));
}
