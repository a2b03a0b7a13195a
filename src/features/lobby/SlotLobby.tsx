import { loadGameDetails } from "./details/load-details.ts";
import type { LobbyFilters } from "./filters/filters.ts";
import { slotLobby } from "./lobbies.ts";
import { LobbyPage } from "./LobbyPage.tsx";
import { SlotTile } from "./tiles/SlotTile.tsx";

/** The games of the casino. */
export function SlotLobby({ filters }: { filters: LobbyFilters }) {
  return <LobbyPage lobby={slotLobby} filters={filters} details={loadGameDetails} tile={SlotTile} />;
}
