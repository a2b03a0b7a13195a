import { createFileRoute } from "@tanstack/react-router";
import { cashDirections } from "../../contract/cash-method.ts";
import { CashierPage } from "../../features/cashier/CashierPage.tsx";
import { cashierSearch } from "../../features/cashier/cashier-search.ts";
import { PushOffer } from "../../features/notifications/PushOffer.tsx";

export const Route = createFileRoute("/_authed/profile/withdraw/{-$methodID}")({
  validateSearch: cashierSearch,
  component: Withdraw,
});

const offer = <PushOffer about="withdraw" />;

function Withdraw() {
  return (
    <CashierPage
      direction={cashDirections.withdraw}
      methodID={Route.useParams().methodID}
      transactionID={Route.useSearch().transaction}
      whileWaiting={offer}
    />
  );
}
