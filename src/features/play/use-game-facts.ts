import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import { factsOf, findGame, type GameFacts } from "./find-game.ts";
import type { PlayAddress } from "./play-address.ts";

/** Looks up a game or table that is in no cached list. Resolves with undefined if it is not found. */
export type FindGame = (type: "slot" | "live", id: string) => Promise<SlotGame | LiveTable | undefined>;

/** Returns what is known about a game: from the cached lists at once, otherwise from `lookUp` when it resolves. */
export function useGameFacts(address: PlayAddress, lookUp: FindGame): GameFacts {
  const { type, id } = address;
  const queryClient = useQueryClient();
  const [facts, setFacts] = useState(() => findGame(queryClient, address));
  const isUnknown = facts.name === undefined;
  useEffect(() => {
    if (!isUnknown || type === "virtual") return;
    let left = false;
    const find = async () => {
      const game = await lookUp(type, id);
      if (game && !left) setFacts({ game, ...factsOf(game) });
    };
    // A failed look-up is harmless: the game is then named after its kind.
    void find().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [isUnknown, type, id, lookUp]);
  return facts;
}
