import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { CashDirection } from "../../contract/cash-method.ts";
import { balanceOptions } from "../../session/player-queries.ts";
import { followAfterMs, lastAskedMs, transfersOptions } from "./overview/transfers.ts";
import { type Looked, lookAfter } from "./look-after.ts";
import type { TransferEnd } from "./send-transfer.ts";
import { useTransferDeps } from "./use-transfer-deps.ts";

export const openTransferKey = (direction: CashDirection, player: string) => ["open-transfer", direction, player] as const;

/**
 * The player's transfer without a known outcome, looked after while the page is visible: at once, again and again with
 * growing pauses, and when the network is back.
 */
export function useOpenTransfer(direction: CashDirection) {
  const deps = useTransferDeps();
  return useQuery<Looked>({
    queryKey: openTransferKey(direction, deps.player),
    queryFn: () => lookAfter(direction, deps),
    enabled: deps.player !== "",
    networkMode: "always",
    staleTime: 0,
    refetchOnReconnect: "always",
    refetchInterval: ({ state }) => {
      const looked = state.data;
      if (looked?.kind === "under-way") return followAfterMs(0);
      return looked?.kind === "open" && followAfterMs(lastAskedMs(state) - looked.intent.at);
    },
    meta: { isPlayers: true },
  });
}

/** Refetches what a transfer changes: the lists of transfers, the balance, and whether one is open. */
export function useTransfersAnew() {
  const client = useQueryClient();
  return (direction: CashDirection, player: string) => {
    void client.invalidateQueries({ queryKey: openTransferKey(direction, player) });
    void client.invalidateQueries({ queryKey: transfersOptions(direction).queryKey });
    void client.invalidateQueries({ queryKey: balanceOptions().queryKey });
  };
}

/** Calls `onKnown` once when the outcome of the open transfer becomes known. */
export function useKnownOutcome(looked: Looked | undefined, onKnown: (end: TransferEnd) => void): void {
  const end = looked?.kind === "known" ? looked.end : undefined;
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (end) tell(end);
  }, [end]);
}

/** Calls `onEnd` when the transfer is over without this component having found out how: another one or another tab did. */
export function useEndElsewhere(looked: Looked | undefined, onEnd: () => void): void {
  const kind = looked?.kind;
  const before = useRef(kind);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const wasOpen = before.current === "under-way" || before.current === "open";
    before.current = kind;
    if (wasOpen && kind === "none") end();
  }, [kind]);
}
