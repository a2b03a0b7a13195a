import { createFileRoute } from "@tanstack/react-router";
import { cashDirections } from "../../contract/cash-method.ts";
import { CashierPage } from "../../features/cashier/CashierPage.tsx";

export const Route = createFileRoute("/_authed/profile/deposit/{-$methodID}")({ component: Deposit });

function Deposit() {
  return <CashierPage direction={cashDirections.deposit} methodID={Route.useParams().methodID} search={Route.useSearch()} />;
}
