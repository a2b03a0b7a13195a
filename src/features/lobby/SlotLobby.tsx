import { loadGameDetails } from "./details/load-details.ts";
import type { LobbyFilters } from "./filters/filters.ts";
import { slotLobby } from "./lobbies.ts";
import { LobbyPage } from "./LobbyPage.tsx";
import { SlotTile } from "./tiles/SlotTile.tsx";

/** The games of the casino. */
export function SlotLobby({ filters, entry }: { filters: LobbyFilters; entry: string | undefined }) {
  return (
    <LobbyPage lobby={slotLobby} filters={filters} entry={entry} details={loadGameDetails} tile={SlotTile} />
  );
}
