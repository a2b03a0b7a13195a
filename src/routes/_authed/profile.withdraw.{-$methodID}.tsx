import { createFileRoute } from "@tanstack/react-router";
import { cashDirections } from "../../contract/cash-method.ts";
import { CashierPage } from "../../features/cashier/CashierPage.tsx";

export const Route = createFileRoute("/_authed/profile/withdraw/{-$methodID}")({ component: Withdraw });

function Withdraw() {
  return <CashierPage direction={cashDirections.withdraw} methodID={Route.useParams().methodID} search={Route.useSearch()} />;
}
