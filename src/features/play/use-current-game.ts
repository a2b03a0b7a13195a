import { useEffect } from "react";
import { clearCurrentGame, setCurrentGame } from "../shared/current-game.ts";
import type { GameFacts } from "./find-game.ts";
import type { PlayAddress } from "./play-address.ts";

/** Has the rest of the site know which game is open (spec §3, "Current game"), until it is left. */
export function useCurrentGame({ type, id }: PlayAddress, facts: GameFacts, gameName: string): void {
  const { game, providerName = "", providerID = type === "virtual" ? id : "" } = facts;
  useEffect(() => {
    const gameType = type === "live" ? "live" : "slot";
    setCurrentGame({ game, gameName, gameID: id, gameType, providerName, providerID });
    return clearCurrentGame;
  }, [game, gameName, id, type, providerName, providerID]);
}
