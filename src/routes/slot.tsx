import { createFileRoute, useParams } from "@tanstack/react-router";
import { LobbyOutlet } from "../shell/LobbyOutlet.tsx";
import { filtersOf } from "../features/games/filters.ts";
import { lobbySearch } from "../features/games/lobby-search.ts";
import { slotLobby } from "../features/lobby/lobbies.ts";
import { SlotLobby, startLobby } from "../features/lobby/Lobbies.tsx";

/** One page also renders the addresses below it, so that moving between them changes only the tiles. */
export const Route = createFileRoute("/slot")({
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: lobbySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => startLobby(context.queryClient, slotLobby, filtersOf(params, deps)),
  component: Slot,
});

function Slot() {
  const params = useParams({ strict: false });
  return (
    <LobbyOutlet>
      <SlotLobby filters={filtersOf(params, Route.useSearch())} />
    </LobbyOutlet>
  );
}
