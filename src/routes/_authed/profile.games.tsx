import { createFileRoute } from "@tanstack/react-router";
import { HistoryPage } from "../../features/history/HistoryPage.tsx";
import { useSearchAtOnce } from "../../features/history/use-search-at-once.ts";

export const Route = createFileRoute("/_authed/profile/games")({ component: Games });

function Games() {
  return <HistoryPage place="games" search={useSearchAtOnce("/profile/games", Route.useSearch())} />;
}
