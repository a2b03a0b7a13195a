import { loadGameDetails, loadTableDetails } from "../../games/details/load-details.ts";
import type { LobbyFilters } from "../../games/lobbies/filters.ts";
import { liveLobby, slotLobby } from "../../games/lobbies/lobbies.ts";
import { LobbyPage } from "./LobbyPage.tsx";
import { SlotTile } from "../../games/tiles/SlotTile.tsx";
import { LiveTile } from "../../games/tiles/LiveTile.tsx";

/** The lobby of the casino's games. */
export function SlotLobby({ filters }: { filters: LobbyFilters }) {
  return <LobbyPage lobby={slotLobby} filters={filters} details={loadGameDetails} tile={SlotTile} />;
}

/** The lobby of the live casino. */
export function LiveLobby({ filters }: { filters: LobbyFilters }) {
  return <LobbyPage lobby={liveLobby} filters={filters} details={loadTableDetails} tile={LiveTile} />;
}
