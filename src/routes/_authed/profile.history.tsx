import { createFileRoute } from "@tanstack/react-router";
import { HistoryPage } from "../../features/history/HistoryPage.tsx";
import { historySearch } from "../../features/history/history-search.ts";

export const Route = createFileRoute("/_authed/profile/history")({
  validateSearch: historySearch,
  component: History,
});

function History() {
  return <HistoryPage place="history" search={Route.useSearch()} />;
}
