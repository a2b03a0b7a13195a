import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { failureOf } from "../../api/failure.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { isDemo, type PlayAddress } from "./play-address.ts";
import { type LaunchUrl, readLaunchUrl } from "./launch-url.ts";
import { call } from "../../api/call.ts";
import { siteConfig } from "../../api/config.ts";
import { casinoInitGame, livecasinoInitGame } from "../../contract/game-players.ts";
import { virtualgamesInitGame } from "../../contract/virtualgames.ts";

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

/**
 * Asks the operator for the address of the game (`init_game`), as `player` or not at all.
 *
 * @throws CallFailure if there is no answer or a refusal, UnusableLaunchUrl if the address cannot be used
 */
async function launchGame(address: PlayAddress, player: string | undefined, signal: AbortSignal): Promise<LaunchUrl> {
  const { data } = await ask(address, player, signal);
  return readLaunchUrl(data.url, { site: location.origin, games: siteConfig().gameOrigins });
}

function ask(address: PlayAddress, player: string | undefined, signal: AbortSignal) {
  const { type, id, gamingType } = address;
  // In the background, because the game page shows its own loading state.
  const options = { signal, background: true, ...(player && { player }) };
  switch (type) {
    case "slot": {
      const isMobile = matchMedia("(pointer: coarse)").matches;
      return call(casinoInitGame, { gameID: id, isMobile, ...(isDemo(address) && { demo: true }) }, options);
    }
    case "live":
      return call(livecasinoInitGame, { tableID: id, isMobile: true }, options);
    case "virtual":
      return call(virtualgamesInitGame, { providerID: id, ...(gamingType && { type: gamingType }) }, options);
  }
}
