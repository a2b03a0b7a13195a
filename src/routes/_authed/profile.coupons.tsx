import { createFileRoute } from "@tanstack/react-router";
import { CouponsPage } from "../../features/coupons/CouponsPage.tsx";
import { couponsSearch } from "../../features/coupons/coupons-search.ts";
import { PushOffer } from "../../features/notifications/PushOffer.tsx";

export const Route = createFileRoute("/_authed/profile/coupons")({
  validateSearch: couponsSearch,
  component: Coupons,
});

function Coupons() {
  return <CouponsPage place="coupons" search={Route.useSearch()} whileOpen={<PushOffer about="coupon" />} />;
}
