import { onlineManager, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useRead } from "../../api/use-read.ts";
import type { FavoriteType } from "../../contract/favorites.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { saveReturnUrl } from "../../lib/return-url.ts";
import { FavouritesContext } from "./FavouriteButton.tsx";
import { changeFavourite, favouriteKey, prepareFavourites } from "./favourite-mutations.ts";
import { type FavouriteChange, keyOf } from "./pending-changes.ts";
import { favouriteMarks } from "./marks.ts";

/** Provides favourites to the tiles inside it. */
export function Favourites({ children }: { children: ReactNode }) {
  return <FavouritesContext value={useFavourites()}>{children}</FavouritesContext>;
}

/** Calls `onChange` with the favourites, for a page that shows its tiles before this code has loaded. */
export function FavouritesLater({ onChange }: { onChange: (favourites: FavouritesContext | null) => void }) {
  const now = useFavourites();
  useEffect(() => onChange(now), [onChange, now]);
  useEffect(() => () => onChange(null), [onChange]);
  return null;
}

/** Changes favourites optimistically: first on screen, then at the operator, and back if the operator refuses. */
function useFavourites(): FavouritesContext {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { kind } = useStore(session.state);
  const enabled = kind !== "anonymous";
  const games = useRead(favouriteMarks("casino"), { enabled }).data;
  const tables = useRead(favouriteMarks("livecasino"), { enabled }).data;
  const unconfirmed = useUnconfirmed();
  const marks = useMemo(() => {
    const marked = enabled ? [...(games ?? []), ...(tables ?? [])] : [];
    return new Set(marked.map(keyOf));
  }, [enabled, games, tables]);
  return useMemo(() => {
    const has = (type: FavoriteType, id: string) => {
      const change = unconfirmed.get(keyOf({ type, id }));
      return change ? change.mode === "insert" : marks.has(keyOf({ type, id }));
    };
    const toggle = (type: FavoriteType, id: string) => {
      if (!enabled) {
        saveReturnUrl(location.pathname + location.search);
        void navigate({ to: "/login" });
        return;
      }
      const isKnown = (type === "casino" ? games : tables) !== undefined;
      const confirmed = isKnown ? marks.has(keyOf({ type, id })) : undefined;
      changeFavourite(queryClient, { type, id }, has(type, id) ? "delete" : "insert", confirmed);
    };
    const isWaiting = (type: FavoriteType, id: string) => unconfirmed.get(keyOf({ type, id }))?.waiting === true;
    return { has, isWaiting, toggle };
  }, [enabled, games, tables, marks, unconfirmed, queryClient, navigate]);
}

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
