import { createFileRoute } from "@tanstack/react-router";
import { CouponsPage } from "../../features/coupons/CouponsPage.tsx";

export const Route = createFileRoute("/_authed/profile/bets")({ component: Bets });

function Bets() {
  return <CouponsPage place="bets" search={Route.useSearch()} />;
}
