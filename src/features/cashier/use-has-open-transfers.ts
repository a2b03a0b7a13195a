import { useQuery } from "@tanstack/react-query";
import { useRead } from "../../api/use-read.ts";
import { cashDirections } from "../../contract/cash-method.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { isFinal, transfersOptions } from "./overview-transfers.ts";

/** Whether the player has a transfer that is not decided, or one whose outcome is unknown. */
export function useHasOpenTransfers(): boolean {
  const deposits = useRead(transfersOptions(cashDirections.deposit)).rows;
  const withdrawals = useRead(transfersOptions(cashDirections.withdraw)).rows;
  const hasIntent = useHasOpenIntent();
  return hasIntent || [...deposits, ...withdrawals].some(({ transaction_status }) => !isFinal(transaction_status));
}

function useHasOpenIntent(): boolean {
  const { playerId: player } = useStore(session.state);
  const { data } = useQuery({
    queryKey: ["has-open-intent", player],
    queryFn: async () => {
      const { openIntents } = await import("../../api/intents/app-intents.ts");
      return (await (await openIntents()).openOf(player ?? "")).length > 0;
    },
    enabled: player !== undefined,
    networkMode: "always",
    staleTime: 0,
    meta: { isPlayers: true },
  });
  return data === true;
}
