import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRead } from "../../client/use-read.ts";
import type { CashDirection } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { balanceOptions } from "../../session/player-queries.ts";
import { tellGameOfBalance } from "../../games/open-game.ts";
import type { AcceptedTransfer } from "./kept-transfers.ts";
import { followAfterMs, isFinal, transfersOptions } from "./overview/transfers.ts";

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
  const read = useRead(options, { refetchInterval: () => pauseMs(client.getQueryData(options.queryKey)?.data ?? [], awaited) });
  const { data } = read;
  const decidedBefore = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!data) return;
    const before = decidedBefore.current;
    const now = data.filter(({ transaction_status }) => isFinal(transaction_status)).map(({ id }) => id);
    decidedBefore.current = new Set(now);
    if (!before || now.every((id) => before.has(id))) return;
    void client.invalidateQueries({ queryKey: balanceOptions().queryKey });
    tellGameOfBalance();
  }, [data, client]);
  return { read, waiting: undecided(read.rows) };
}

function undecided(rows: readonly Transaction[]): readonly Transaction[] {
  return rows.filter(({ transaction_status }) => !isFinal(transaction_status));
}

/** Milliseconds until the rows are fetched again. False once all are final, and the awaited one is among them. */
function pauseMs(rows: readonly Transaction[], awaited: AcceptedTransfer | undefined): number | false {
  const moments = undecided(rows).map(({ createdAt }) => Date.parse(createdAt));
  if (awaited && !rows.some(({ id }) => id === awaited.transactionID)) moments.push(awaited.atMs);
  return moments.length > 0 && followAfterMs(Date.now() - Math.max(...moments));
}
