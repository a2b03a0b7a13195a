import { loadGameDetails } from "./details/load-details.ts";
import type { LobbyFilters } from "./filters/filters.ts";
import { slotLobby } from "./lobbies.ts";
import { LobbyPage } from "./LobbyPage.tsx";
import { SlotTile } from "./tiles/SlotTile.tsx";

/** The lobby of the casino's games. */
export function SlotLobby({ filters }: { filters: LobbyFilters }) {
  return <LobbyPage lobby={slotLobby} filters={filters} details={loadGameDetails} tile={SlotTile} />;
}
