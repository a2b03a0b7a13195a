import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { openIntents } from "../../client/intents/app-intents.ts";
import { useStore } from "../../lib/use-store.ts";
import { session } from "../../session/app-session.ts";
import { transfersOptions } from "./overview/transfers.ts";
import { keptTransfers } from "./kept-here.ts";
import { createKeptWishes } from "./kept-wish.ts";
import type { LookingDeps } from "./look-after.ts";

/** The dependencies of sending and looking after transfers, for the player who is signed in now. */
export function useTransferDeps(): LookingDeps {
  const client = useQueryClient();
  const { i18n } = useLingui();
  useStore(session.state);
  const player = session.playerId() ?? "";
  return useMemo(
    () => ({
      intents: openIntents,
      kept: keptTransfers,
      wishes: createKeptWishes(player),
      player,
      language: i18n.locale,
      history: async (direction) => (await client.query({ ...transfersOptions(direction), staleTime: 0 })).data,
      now: Date.now,
    }),
    [client, player, i18n.locale],
  );
}
