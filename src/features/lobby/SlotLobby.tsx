import { loadGameDetails } from "../../games/details/load-details.ts";
import type { LobbyFilters } from "../../games/lobbies/filters.ts";
import { slotLobby } from "../../games/lobbies/lobbies.ts";
import { LobbyPage } from "./LobbyPage.tsx";
import { SlotTile } from "../../games/tiles/SlotTile.tsx";

/** The lobby of the casino's games. */
export function SlotLobby({ filters }: { filters: LobbyFilters }) {
  return <LobbyPage lobby={slotLobby} filters={filters} details={loadGameDetails} tile={SlotTile} />;
}
