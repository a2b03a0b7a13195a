import { createFileRoute, useLocation, useParams } from "@tanstack/react-router";
import { LobbyOutlet } from "../app/LobbyOutlet.tsx";
import { filtersOf, lobbySearch } from "../features/lobby/filters/filters.ts";
import { liveLobby } from "../features/lobby/lobbies.ts";
import { LiveLobby } from "../features/lobby/LiveLobby.tsx";
import { startLobby } from "../features/lobby/start-lobby.ts";

/** One page for the addresses below it too, so that moving between them changes the tiles and nothing else. */
export const Route = createFileRoute("/live")({
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: lobbySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => startLobby(context.queryClient, liveLobby, filtersOf(params, deps)),
  component: Live,
});

function Live() {
  const params = useParams({ strict: false });
  const entry = useLocation({ select: ({ state, href }) => state.__TSR_key ?? href });
  return (
    <LobbyOutlet>
      <LiveLobby filters={filtersOf(params, Route.useSearch())} entry={entry} />
    </LobbyOutlet>
  );
}
