import type { QueryClient } from "@tanstack/react-query";
import type { CallSuccess } from "../../api/call.ts";
import { type AnyCall, type AnswerOf } from "../../contract/declaration.ts";
import { casinoGamesList, type SlotGame } from "../../contract/casino.ts";
import { livecasinoGameTableList, type LiveTable } from "../../contract/livecasino.ts";
import { recentlyPlayed } from "../games/recently-played.ts";
import type { PlayAddress } from "./play-address.ts";

/** What is known about a game before it opens. */
export interface GameFacts {
  readonly game?: SlotGame | LiveTable;
  readonly name?: string;
  readonly image?: string;
  readonly providerName?: string;
  readonly providerID?: string;
}

/**
 * Looks a game up in the cached lists (lobbies, searches, favourites, recently played), because no call returns a game
 * by its id. For a game that is in none of them, only its address is known.
 */
export function findGame(queryClient: QueryClient, { type, id, providerName }: PlayAddress): GameFacts {
  const game =
    type === "slot"
      ? inLists(queryClient, casinoGamesList, ({ gameID }) => gameID === id)
      : type === "live"
        ? inLists(queryClient, livecasinoGameTableList, ({ tableID }) => tableID === id)
        : undefined;
  if (game) return { game, ...factsOf(game) };
  const played = recentlyPlayed().find((item) => item.type === type && item.id === id);
  return played ? factsOf(played) : { ...(providerName && { providerName }) };
}

/** Picks the data that is shown before a game opens. */
export function factsOf({ name, image, providerName, providerID }: GameFacts & { name: string }): GameFacts {
  return { name, image, providerName, providerID };
}

function inLists<Call extends AnyCall, Item extends (AnswerOf<Call> extends readonly (infer One)[] ? One : never)>(
  queryClient: QueryClient,
  declaration: Call,
  isIt: (item: Item) => boolean,
): Item | undefined {
  const lists = queryClient.getQueriesData<CallSuccess<readonly Item[]>>({
    queryKey: [declaration.class, declaration.method],
  });
  for (const [, list] of lists) {
    const found = list?.data.find(isIt);
    if (found) return found;
  }
  return undefined;
}
