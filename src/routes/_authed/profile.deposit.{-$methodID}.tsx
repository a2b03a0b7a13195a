import { createFileRoute } from "@tanstack/react-router";
import { cashDirections } from "../../contract/cash-method.ts";
import { CashierPage } from "../../features/cashier/CashierPage.tsx";
import { cashierSearch } from "../../features/cashier/cashier-search.ts";
import { PushOffer } from "../../features/notifications/PushOffer.tsx";

export const Route = createFileRoute("/_authed/profile/deposit/{-$methodID}")({
  validateSearch: cashierSearch,
  component: Deposit,
});

const offer = <PushOffer about="deposit" />;

function Deposit() {
  const { transaction, amount } = Route.useSearch();
  return (
    <CashierPage
      direction={cashDirections.deposit}
      methodID={Route.useParams().methodID}
      transactionID={transaction}
      amount={amount}
      whileWaiting={offer}
    />
  );
}
