import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { openIntents } from "../../api/intents/app-intents.ts";
import type { CashDirection } from "../../contract/cash-method.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { balanceOptions } from "../../api/player-queries.ts";
import { eligibilityOptions } from "../../components/use-eligibility.ts";
import { methodsOptions } from "./cashier-queries.ts";
import { followAfterMs, lastFetchedMs, transfersOptions } from "./overview-transfers.ts";
import { acceptedTransfers } from "./accepted-transfers.ts";
import {
  type KnownTransfer,
  type LostTransfer,
  resolveLostTransfer,
  type ResolvingDeps,
} from "./resolve-lost-transfer.ts";
import { useLingui } from "@lingui/react/macro";
import { refusalText } from "../../api/refusal-text.ts";
import { sentenceMs, showToast } from "../../ui/toast.ts";

export const openTransferKey = (direction: CashDirection, player: string) =>
  ["open-transfer", direction, player] as const;

/** The dependencies of resolving transfers, for the player who is signed in now. */
export function useResolvingDeps(): ResolvingDeps {
  const client = useQueryClient();
  useStore(session.state);
  const player = session.playerId() ?? "";
  return useMemo(
    () => ({
      intents: openIntents,
      accepted: acceptedTransfers,
      player,
      history: async (direction) => (await client.query({ ...transfersOptions(direction), staleTime: 0 })).data,
      now: Date.now,
    }),
    [client, player],
  );
}

/**
 * The player's transfer without a known outcome, which is searched for while the page is visible: at once, again and again with
 * growing pauses, and when the network is back.
 */
export function useOpenTransfer(direction: CashDirection) {
  const client = useQueryClient();
  const deps = useResolvingDeps();
  const queryKey = openTransferKey(direction, deps.player);
  return useQuery<LostTransfer>({
    queryKey,
    queryFn: () =>
      resolveLostTransfer(direction, deps, (open) =>
        // What an earlier search has found stays until this one has ended.
        client.setQueryData<LostTransfer>(queryKey, (before) => (before?.kind === "open" ? before : open)),
      ),
    enabled: deps.player !== "",
    networkMode: "always",
    staleTime: 0,
    refetchOnReconnect: "always",
    refetchInterval: ({ state }) => {
      const lost = state.data;
      if (lost?.kind === "under-way") return followAfterMs(0);
      return lost?.kind === "open" && followAfterMs(lastFetchedMs(state) - lost.intent.at);
    },
    meta: { isPlayers: true },
  });
}

/** Refetches what a transfer changes: the lists of transfers, the balance, what is possible then, and whether one is open. */
export function useRefetchTransfers() {
  const client = useQueryClient();
  return (direction: CashDirection, player: string) => {
    void client.invalidateQueries({ queryKey: openTransferKey(direction, player) });
    void client.invalidateQueries({ queryKey: transfersOptions(direction).queryKey });
    void client.invalidateQueries({ queryKey: balanceOptions().queryKey });
    void client.invalidateQueries({ queryKey: eligibilityOptions(direction).queryKey });
    void client.invalidateQueries({ queryKey: methodsOptions(direction).queryKey });
  };
}

/** Calls `onKnown` once when the outcome of the open transfer becomes known. */
export function useKnownOutcome(lost: LostTransfer | undefined, onKnown: (known: KnownTransfer) => void): void {
  const known = lost?.kind === "known" ? lost : undefined;
  const show = useEffectEvent(onKnown);
  useEffect(() => {
    if (known) show(known);
  }, [known]);
}

/** Calls `onEnd` when the transfer is over without this component having found out how: another one or another tab did. */
export function useEndElsewhere(lost: LostTransfer | undefined, onEnd: () => void): void {
  const kind = lost?.kind;
  const before = useRef(kind);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const wasOpen = before.current === "under-way" || before.current === "open";
    before.current = kind;
    if (wasOpen && kind === "none") end();
  }, [kind]);
}

/** Shows a toast about how a transfer ended, where no page shows it: the player may have left the one that sent it. */
export function useShowTransferEnd(): (known: Pick<KnownTransfer, "end" | "transfer">) => void {
  const { t } = useLingui();
  const show = (tone: "positive" | "negative" | "info", text: string) =>
    showToast({ tone, text, durationMs: sentenceMs });
  return ({ end, transfer }) => {
    switch (end.kind) {
      case "done":
        if (!transfer) return show("info", t`Bu işlem başka bir sekmede tamamlandı.`);
        return end.earlier
          ? show("info", t`Önceki talebiniz ulaşmış. Yenisi gönderilmedi.`)
          : show("positive", t`Talebiniz ulaşmış.`);
      case "unknown":
        return show("info", t`Yanıt alınamadı. İşlemin yapılıp yapılmadığı belli değil.`);
      case "refused":
      case "unsent":
        return show("negative", refusalText(end.failure) || t`Talebiniz ulaşmamış. Bakiyeniz değişmedi.`);
    }
  };
}
