import { createFileRoute, useParams } from "@tanstack/react-router";
import { LobbyOutlet } from "../shell/LobbyOutlet.tsx";
import { filtersOf } from "../features/games/filters.ts";
import { lobbySearch } from "../features/games/lobby-search.ts";
import { liveLobby } from "../features/lobby/lobbies.ts";
import { LiveLobby, startLobby } from "../features/lobby/Lobbies.tsx";

/** One page also renders the addresses below it, so that moving between them changes only the tiles. */
export const Route = createFileRoute("/live")({
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: lobbySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => startLobby(context.queryClient, liveLobby, filtersOf(params, deps)),
  component: Live,
});

function Live() {
  const params = useParams({ strict: false });
  return (
    <LobbyOutlet>
      <LiveLobby filters={filtersOf(params, Route.useSearch())} />
    </LobbyOutlet>
  );
}
