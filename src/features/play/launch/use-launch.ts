import { useQuery } from "@tanstack/react-query";
import { failureOf } from "../../../client/failure.ts";
import { useStore } from "../../../lib/use-store.ts";
import { session } from "../../../session/app-session.ts";
import type { PlayAddress } from "../play-address.ts";
import { launchGame } from "./launch-game.ts";

/**
 * Where the game is played, asked for once in each attempt: a launch opens a session with the provider, so
 * nothing but the player's wish repeats it. Offline it runs again when the network is back.
 */
export function useLaunch(address: PlayAddress, attempt: number) {
  const { playerId } = useStore(session.state);
  return useQuery({
    queryKey: ["launch", address, attempt, playerId],
    queryFn: ({ signal }) => launchGame(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state: { error } }) => (failureOf(error)?.kind === "offline" ? "always" : false),
    meta: { persist: false, isPlayers: true },
  });
}
