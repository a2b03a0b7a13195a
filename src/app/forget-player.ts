import type { Query, QueryClient } from "@tanstack/react-query";
import { dropHeld } from "../client/kept-answers.ts";
import type { ClearedEvent } from "../session/state.ts";
import { playersCacheKey } from "./persistence.ts";

const isPlayers = ({ meta }: Query) => meta?.["isPlayers"] === true;

/**
 * Takes what is a player's out of this page, at once, and then out of everything that the browser keeps.
 * Calls under way are cancelled, so that none of them brings it back.
 */
export async function forgetPlayer(queryClient: QueryClient, { here }: ClearedEvent): Promise<void> {
  dropHeld(playersCacheKey);
  void queryClient.cancelQueries({ predicate: isPlayers });
  queryClient.removeQueries({ predicate: isPlayers });
  queryClient.getMutationCache().clear();
  // What the tabs share has been seen to by the tab in which it happened.
  if (!here) return;
  const { wipeDevice } = await import("./wipe-device.ts");
  await wipeDevice();
}
