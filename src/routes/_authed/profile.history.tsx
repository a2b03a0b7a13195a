import { createFileRoute } from "@tanstack/react-router";
import { HistoryPage } from "../../features/history/HistoryPage.tsx";

export const Route = createFileRoute("/_authed/profile/history")({ component: History });

function History() {
  return <HistoryPage place="history" search={Route.useSearch()} />;
}
