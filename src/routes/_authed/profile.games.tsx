import { createFileRoute } from "@tanstack/react-router";
import { HistoryPage } from "../../features/history/HistoryPage.tsx";
import { historySearch } from "../../features/history/history-search.ts";

export const Route = createFileRoute("/_authed/profile/games")({
  validateSearch: historySearch,
  component: Games,
});

function Games() {
  return <HistoryPage place="games" search={Route.useSearch()} />;
}
