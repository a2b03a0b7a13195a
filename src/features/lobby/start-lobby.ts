import type { QueryClient } from "@tanstack/react-query";
import type { LobbyFilters } from "./filters/filters.ts";
import { pageSize } from "./grid/pages.ts";
import type { Lobby } from "./lobbies.ts";
import { searchesTooShort } from "./search/too-short.ts";

/** Starts the queries of a lobby's first screen before its components render. The page itself handles failures. */
export function startLobby<Item>(queryClient: QueryClient, lobby: Lobby<Item>, filters: LobbyFilters): void {
  void Promise.allSettled([
    ...(searchesTooShort(filters) ? [] : [queryClient.query(lobby.page(filters)(0, pageSize))]),
    queryClient.query(lobby.categories()),
  ]);
}
