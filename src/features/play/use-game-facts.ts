import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import { factsOf, findGame, type GameFacts } from "./find-game.ts";
import type { PlayAddress } from "./play-address.ts";

/** Looks a game or table up where no list that was shown has it; undefined for one that is unknown there too. */
export type LookUpGame = (type: "slot" | "live", id: string) => Promise<SlotGame | LiveTable | undefined>;

/** What is known of a game: by a list at once, else, a moment later, by what `lookUp` finds. */
export function useGameFacts(address: PlayAddress, lookUp: LookUpGame): GameFacts {
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
    // Without it the game has the name of its kind.
    void find().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [isUnknown, type, id, lookUp]);
  return facts;
}
