import { onlineManager, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { favouriteKey, prepareFavourites } from "./favourite-mutations.ts";
import { type FavouriteChange, keyOf } from "./kept-changes.ts";

/** The player's last unconfirmed change of each favourite, by `keyOf`. `waiting` for a network or for its next attempt. */
export function useUnconfirmed(): ReadonlyMap<string, FavouriteChange & { readonly waiting: boolean }> {
  const queryClient = useQueryClient();
  // Before the first render, so that changes of an earlier visit show at once.
  useState(() => prepareFavourites(queryClient));
  const { playerId } = useStore(session.state);
  const pending = useMutationState({
    filters: { mutationKey: favouriteKey, status: "pending" },
    select: ({ state }) => ({
      ...(state.variables as FavouriteChange),
      // Online, a mutation is only paused while an earlier one of the same favourite or another tab is sending.
      waiting: state.failureCount > 0 || (state.isPaused && !onlineManager.isOnline()),
    }),
  });
  return useMemo(() => {
    // One that is being sent may be that of a player who has logged out meanwhile.
    const own = pending.filter(({ player }) => player === playerId);
    return new Map(own.map((change) => [keyOf(change), change]));
  }, [pending, playerId]);
}
