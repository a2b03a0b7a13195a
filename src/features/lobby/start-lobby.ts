import type { QueryClient } from "@tanstack/react-query";
import type { LobbyFilters } from "../../games/lobbies/filters.ts";
import { pageSize } from "../../games/grid/pages.ts";
import type { Lobby } from "../../games/lobbies/lobbies.ts";
import { searchesTooShort } from "../../games/lobbies/too-short.ts";

/** Starts the queries of a lobby's first screen before its components render. The page itself handles failures. */
export function startLobby<Item>(queryClient: QueryClient, lobby: Lobby<Item>, filters: LobbyFilters): void {
  void Promise.allSettled([
    ...(searchesTooShort(filters) ? [] : [queryClient.query(lobby.page(filters)(0, pageSize))]),
    queryClient.query(lobby.categories()),
  ]);
}
