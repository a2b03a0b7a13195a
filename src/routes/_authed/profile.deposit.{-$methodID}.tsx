import { createFileRoute } from "@tanstack/react-router";
import { cashDirections } from "../../contract/cash-method.ts";
import { CashierPage } from "../../features/cashier/CashierPage.tsx";
import { PushOffer } from "../../features/push/PushOffer.tsx";

export const Route = createFileRoute("/_authed/profile/deposit/{-$methodID}")({ component: Deposit });

function Deposit() {
  const search = Route.useSearch();
  return (
    <>
      <CashierPage direction={cashDirections.deposit} methodID={Route.useParams().methodID} search={search} />
      {"transaction" in search && <PushOffer about="deposit" />}
    </>
  );
}
