import { createFileRoute } from "@tanstack/react-router";
import { CouponsPage } from "../../features/coupons/CouponsPage.tsx";
import { PushOffer } from "../../features/push/PushOffer.tsx";

export const Route = createFileRoute("/_authed/profile/coupons")({ component: Coupons });

function Coupons() {
  return <CouponsPage place="coupons" search={Route.useSearch()} whileOpen={<PushOffer about="coupon" />} />;
}
