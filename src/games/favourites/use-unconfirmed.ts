import { onlineManager, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { favouriteKey, prepareFavourites } from "./favourite-mutations.ts";
import { type FavouriteChange, keyOf } from "./kept-changes.ts";

/** The last unconfirmed change of each favourite, by `keyOf`. `waiting` for a network or for its next attempt. */
export function useUnconfirmed(): ReadonlyMap<string, FavouriteChange & { readonly waiting: boolean }> {
  const queryClient = useQueryClient();
  // Before the first render, so that changes of an earlier visit show at once.
  useState(() => prepareFavourites(queryClient));
  const pending = useMutationState({
    filters: { mutationKey: favouriteKey, status: "pending" },
    select: ({ state }) => ({
      ...(state.variables as FavouriteChange),
      // Online, a mutation is only paused while an earlier one of the same favourite or another tab is sending.
      waiting: state.failureCount > 0 || (state.isPaused && !onlineManager.isOnline()),
    }),
  });
  return useMemo(() => new Map(pending.map((change) => [keyOf(change), change])), [pending]);
}
