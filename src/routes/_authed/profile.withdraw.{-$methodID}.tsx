import { createFileRoute } from "@tanstack/react-router";
import { cashDirections } from "../../contract/cash-method.ts";
import { CashierPage } from "../../features/cashier/CashierPage.tsx";
import { PushOffer } from "../../features/push/PushOffer.tsx";

export const Route = createFileRoute("/_authed/profile/withdraw/{-$methodID}")({ component: Withdraw });

const offer = <PushOffer about="withdraw" />;

function Withdraw() {
  return (
    <CashierPage
      direction={cashDirections.withdraw}
      methodID={Route.useParams().methodID}
      search={Route.useSearch()}
      whileWaiting={offer}
    />
  );
}
