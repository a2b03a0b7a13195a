import { createFileRoute } from "@tanstack/react-router";
import { HistoryPage } from "../../features/history/HistoryPage.tsx";

export const Route = createFileRoute("/_authed/profile/games")({ component: Games });

function Games() {
  return <HistoryPage place="games" search={Route.useSearch()} />;
}
