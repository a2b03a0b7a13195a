import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useStore } from "../../../lib/use-store.ts";
import { session } from "../../../session/app-session.ts";
import { favouriteKey, prepareFavourites } from "./favourite-mutations.ts";
import { type FavouriteChange, keyOf } from "./kept-changes.ts";

export interface Unconfirmed extends Pick<FavouriteChange, "type" | "id" | "mode"> {
  /** It waits for a network, or for its next attempt. Otherwise it is under way. */
  readonly waiting: boolean;
}

/** What the player did to favourites and the operator has not confirmed, by `keyOf`: of each the last. */
export function useUnconfirmed(): ReadonlyMap<string, Unconfirmed> {
  const queryClient = useQueryClient();
  // Before the first render: what waits from an earlier visit shows at once.
  useState(() => prepareFavourites(queryClient));
  const { playerId } = useStore(session.state);
  const pending = useMutationState({
    filters: { mutationKey: favouriteKey, status: "pending" },
    select: ({ state }) => ({
      ...(state.variables as FavouriteChange),
      waiting: state.isPaused || state.failureCount > 0,
    }),
  });
  return useMemo(() => {
    const last = new Map<string, Unconfirmed>();
    for (const { type, id, mode, waiting, player } of pending) {
      const key = keyOf({ type, id });
      // One that waits only for an earlier one of the same favourite is under way with it.
      if (player === playerId) last.set(key, { type, id, mode, waiting: waiting && (last.get(key)?.waiting ?? true) });
    }
    return last;
  }, [pending, playerId]);
}
