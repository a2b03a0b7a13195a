import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { failureOf } from "../../../client/failure.ts";
import { useStore } from "../../../lib/use-store.ts";
import { session } from "../../../session/app-session.ts";
import type { PlayAddress } from "../play-address.ts";
import { launchGame } from "./launch-game.ts";
import type { LaunchUrl } from "./launch-url.ts";

export interface Launch {
  readonly to: LaunchUrl | undefined;
  /** Why there is none; null while one may still come by itself. */
  readonly error: Error | null;
}

/**
 * Where the game is played, asked for once in each attempt: a launch opens a session with the provider, so
 * nothing but the player's wish repeats it. Offline it runs again when the network is back, and after an answer that
 * the player's session has run out when that has been refreshed.
 */
export function useLaunch(address: PlayAddress, attempt: number): Launch {
  const { playerId, kind } = useStore(session.state);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["launch", address, attempt, playerId],
    queryFn: ({ signal }) => launchGame(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state: { error } }) => (failureOf(error)?.kind === "offline" ? "always" : false),
    meta: { persist: false, isPlayers: true },
  });
  const ranOut = failureOf(error)?.kind === "session-expired" && kind !== "anonymous";
  useEffect(() => {
    if (ranOut && kind === "signed-in") void refetch();
  }, [ranOut, kind, refetch]);
  return { to: data, error: isFetching || ranOut ? null : error };
}
