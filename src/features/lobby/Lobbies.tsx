import type { QueryClient } from "@tanstack/react-query";
import { loadGameDetails, loadTableDetails } from "../games/use-details.tsx";
import { pageSize } from "./pages.ts";
import type { LobbyFilters } from "../games/filters.ts";
import { liveLobby, type Lobby, slotLobby } from "./lobbies.ts";
import { searchesTooShort } from "./too-short.ts";
import { LobbyPage } from "./LobbyPage.tsx";
import { LiveTile, SlotTile } from "../games/LobbyTiles.tsx";

/** The lobby of the casino's games. */
export function SlotLobby({ filters }: { filters: LobbyFilters }) {
  return <LobbyPage lobby={slotLobby} filters={filters} details={loadGameDetails} tile={SlotTile} />;
}

/** The lobby of the live casino. */
export function LiveLobby({ filters }: { filters: LobbyFilters }) {
  return <LobbyPage lobby={liveLobby} filters={filters} details={loadTableDetails} tile={LiveTile} />;
}

/** Starts the queries of a lobby's first screen before its components render. The page itself handles failures. */
export function startLobby<Item>(queryClient: QueryClient, lobby: Lobby<Item>, filters: LobbyFilters): void {
  void Promise.allSettled([
    ...(searchesTooShort(filters) ? [] : [queryClient.query(lobby.page(filters)(0, pageSize))]),
    queryClient.query(lobby.categories()),
  ]);
}
