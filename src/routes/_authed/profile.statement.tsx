import { createFileRoute } from "@tanstack/react-router";
import { StatementPage } from "../../features/statement/StatementPage.tsx";

export const Route = createFileRoute("/_authed/profile/statement")({ component: Statement });

function Statement() {
  return <StatementPage search={Route.useSearch()} />;
}
