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
  /** Why there is no address; null while one may still arrive. */
  readonly error: Error | null;
}

/**
 * Returns the address of the game, requested once in each attempt. A launch opens a session with the provider, so it
 * is repeated only when the player asks for it. While offline it waits for the network. After a session-expired answer
 * it runs again when the session has been refreshed.
 */
export function useLaunch(address: PlayAddress, attempt: number): Launch {
  const { playerId, kind } = useStore(session.state);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["launch", address, attempt, playerId],
    queryFn: ({ signal }) => launchGame(address, playerId, signal),
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
