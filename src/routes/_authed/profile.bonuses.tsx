import { createFileRoute } from "@tanstack/react-router";
import { BonusesPage } from "../../features/bonuses/BonusesPage.tsx";
import { bonusesSearch } from "../../features/bonuses/bonuses-search.ts";

export const Route = createFileRoute("/_authed/profile/bonuses")({
  validateSearch: bonusesSearch,
  component: Bonuses,
});

function Bonuses() {
  return <BonusesPage search={Route.useSearch()} />;
}
