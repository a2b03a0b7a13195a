import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRead } from "../../client/use-read.ts";
import type { CashDirection } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { balanceOptions } from "../../session/player-queries.ts";
import { tellGameOfBalance } from "../../games/open-game.ts";
import { followAfterMs, isFinal, transfersOptions } from "./overview/transfers.ts";

/**
 * The latest transfers, followed until each is final. Once one becomes final, it refetches the balance and tells an
 * open game.
 */
export function useTransferRows(direction: CashDirection) {
  const client = useQueryClient();
  const options = transfersOptions(direction);
  // Reads the cache, because the pause is chosen when an answer arrives, before this component renders it.
  const read = useRead(options, { refetchInterval: () => pauseMs(client.getQueryData(options.queryKey)?.data ?? []) });
  const { rows } = read;
  const waiting = undecided(rows);
  const before = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const now = new Set(undecided(rows).map(({ id }) => id));
    const decided = [...(before.current ?? [])].some((id) => !now.has(id));
    before.current = now;
    if (!decided) return;
    void client.invalidateQueries({ queryKey: balanceOptions().queryKey });
    tellGameOfBalance();
  }, [rows, client]);
  return { read, waiting };
}

function undecided(rows: readonly Transaction[]): readonly Transaction[] {
  return rows.filter(({ transaction_status }) => !isFinal(transaction_status));
}

/** Milliseconds until the rows are fetched again. False once all are final. */
function pauseMs(rows: readonly Transaction[]): number | false {
  const moments = undecided(rows).map(({ createdAt }) => Date.parse(createdAt));
  return moments.length > 0 && followAfterMs(Date.now() - Math.max(...moments));
}
