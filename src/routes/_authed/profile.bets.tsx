import { createFileRoute } from "@tanstack/react-router";
import { CouponsPage } from "../../features/coupons/CouponsPage.tsx";
import { couponsSearch } from "../../features/coupons/coupons-search.ts";

export const Route = createFileRoute("/_authed/profile/bets")({
  validateSearch: couponsSearch,
  component: Bets,
});

function Bets() {
  return <CouponsPage place="bets" search={Route.useSearch()} />;
}
