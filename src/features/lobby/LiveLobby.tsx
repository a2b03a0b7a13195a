import { loadTableDetails } from "../../games/details/load-details.ts";
import type { LobbyFilters } from "../../games/lobbies/filters.ts";
import { liveLobby } from "../../games/lobbies/lobbies.ts";
import { LobbyPage } from "./LobbyPage.tsx";
import { LiveTile } from "../../games/tiles/LiveTile.tsx";

/** The lobby of the live casino. */
export function LiveLobby({ filters }: { filters: LobbyFilters }) {
  return <LobbyPage lobby={liveLobby} filters={filters} details={loadTableDetails} tile={LiveTile} />;
}
