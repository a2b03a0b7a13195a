import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRead } from "../../client/use-read.ts";
import type { CashDirection } from "../../contract/cash-method.ts";
import { balanceOptions } from "../../session/player-queries.ts";
import { tellGameOfBalance } from "../../games/open-game.ts";
import { transfersOptions } from "./queries.ts";
import { followAfterMs, isFinal } from "./follow.ts";

/**
 * The latest transfers, followed until each is final. Once one becomes final, the balance is fetched again, and a game
 * that is open is told of it.
 */
export function useTransferRows(direction: CashDirection) {
  const client = useQueryClient();
  const options = transfersOptions(direction);
  const youngestMs = useRef<number>(undefined);
  const read = useRead(options, {
    refetchInterval: () => youngestMs.current !== undefined && followAfterMs(Date.now() - youngestMs.current),
  });
  const { rows } = read;
  const waiting = rows.filter(({ transaction_status }) => !isFinal(transaction_status));
  const before = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const undecided = rows.filter(({ transaction_status }) => !isFinal(transaction_status));
    youngestMs.current = undecided.length > 0 ? Math.max(...undecided.map(({ createdAt }) => Date.parse(createdAt))) : undefined;
    const now = new Set(undecided.map(({ id }) => id));
    const decided = [...(before.current ?? [])].some((id) => !now.has(id));
    before.current = now;
    if (!decided) return;
    void client.invalidateQueries({ queryKey: balanceOptions().queryKey });
    tellGameOfBalance();
  }, [rows, client]);
  return { read, waiting };
}
