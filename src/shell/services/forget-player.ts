import type { Query, QueryClient } from "@tanstack/react-query";
import type { PersistedAnswers } from "../../persist.ts";
import type { ClearedEvent } from "../../session/core.ts";
import { wipeDevice } from "./wipe-device.ts";

const isPlayers = ({ meta }: Query) => meta?.["isPlayers"] === true;

/**
 * Removes a player's data from this page at once, and then from everything that the browser stores. Cancels pending
 * calls, so that none of them restores the data.
 */
export async function forgetPlayer(
  queryClient: QueryClient,
  persisted: Pick<PersistedAnswers, "closePlayers">,
  { here, reason }: ClearedEvent,
): Promise<void> {
  persisted.closePlayers();
  void queryClient.cancelQueries({ predicate: isPlayers });
  queryClient.removeQueries({ predicate: isPlayers });
  queryClient.getMutationCache().clear();
  // The tab in which the session ended clears what the tabs share.
  if (here) await wipeDevice(reason);
}
