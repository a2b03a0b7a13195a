import { createFileRoute } from "@tanstack/react-router";
import { HistoryPage } from "../../features/history/HistoryPage.tsx";
import { useSearchAtOnce } from "../../features/history/use-search-at-once.ts";

export const Route = createFileRoute("/_authed/profile/history")({ component: History });

function History() {
  return <HistoryPage place="history" search={useSearchAtOnce("/profile/history", Route.useSearch())} />;
}
