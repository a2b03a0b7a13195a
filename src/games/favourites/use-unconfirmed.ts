import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useStore } from "../../lib/use-store.ts";
import { session } from "../../session/app-session.ts";
import { favouriteKey, prepareFavourites } from "./favourite-mutations.ts";
import { type FavouriteChange, keyOf } from "./kept-changes.ts";

export interface Unconfirmed extends Pick<FavouriteChange, "type" | "id" | "mode"> {
  /** True while the change waits for a network or for its next attempt; false while it is being sent. */
  readonly waiting: boolean;
}

/** The player's last unconfirmed change of each favourite, by `keyOf`. */
export function useUnconfirmed(): ReadonlyMap<string, Unconfirmed> {
  const queryClient = useQueryClient();
  // Before the first render, so that changes of an earlier visit show at once.
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
      // A change that waits only for an earlier change of the same favourite counts as being sent.
      if (player === playerId) last.set(key, { type, id, mode, waiting: waiting && (last.get(key)?.waiting ?? true) });
    }
    return last;
  }, [pending, playerId]);
}
