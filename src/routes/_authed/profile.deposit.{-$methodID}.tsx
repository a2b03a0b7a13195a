import { createFileRoute } from "@tanstack/react-router";
import { cashDirections } from "../../contract/cash-method.ts";
import { CashierPage } from "../../features/cashier/CashierPage.tsx";
import { PushOffer } from "../../features/push/PushOffer.tsx";

export const Route = createFileRoute("/_authed/profile/deposit/{-$methodID}")({ component: Deposit });

const offer = <PushOffer about="deposit" />;

function Deposit() {
  return (
    <CashierPage
      direction={cashDirections.deposit}
      methodID={Route.useParams().methodID}
      search={Route.useSearch()}
      whileWaiting={offer}
    />
  );
}
