import { createFileRoute } from "@tanstack/react-router";
import { statementSearch } from "../../features/statement/statement-search.ts";
import { StatementPage } from "../../features/statement/StatementPage.tsx";

export const Route = createFileRoute("/_authed/profile/statement")({
  validateSearch: statementSearch,
  component: Statement,
});

function Statement() {
  return <StatementPage search={Route.useSearch()} />;
}
