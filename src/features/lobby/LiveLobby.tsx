import { loadTableDetails } from "./details/load-details.ts";
import type { LobbyFilters } from "./filters/filters.ts";
import { liveLobby } from "./lobbies.ts";
import { LobbyPage } from "./LobbyPage.tsx";
import { LiveTile } from "./tiles/LiveTile.tsx";

/** The lobby of the live casino. */
export function LiveLobby({ filters }: { filters: LobbyFilters }) {
  return <LobbyPage lobby={liveLobby} filters={filters} details={loadTableDetails} tile={LiveTile} />;
}
