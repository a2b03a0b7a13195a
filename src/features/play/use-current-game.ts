import { useEffect } from "react";
import { clearCurrentGame, setCurrentGame } from "../../games/current-game.ts";
import type { GameFacts } from "./find-game.ts";
import type { PlayAddress } from "./play-address.ts";

/** Publishes the open game as `currentGame` until the player leaves it (product.md 3.6). */
export function useCurrentGame({ type, id }: PlayAddress, facts: GameFacts, gameName: string): void {
  const { game, providerName = "", providerID = type === "virtual" ? id : "" } = facts;
  useEffect(() => {
    const gameType = type === "live" ? "live" : "slot";
    setCurrentGame({ game, gameName, gameID: id, gameType, providerName, providerID });
    return clearCurrentGame;
  }, [game, gameName, id, type, providerName, providerID]);
}
