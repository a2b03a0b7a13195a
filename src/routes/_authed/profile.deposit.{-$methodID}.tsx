import { createFileRoute, useRouter } from "@tanstack/react-router";
import { cashDirections } from "../../contract/cash-method.ts";
import { Cashier } from "../../features/cashier/Cashier.tsx";
import { placePath } from "../../features/cashier/cashier-context.ts";
import { transferSearch } from "../../features/cashier/transfer-search.ts";
import { useFormHold } from "../../platform/use-form-hold.ts";

export const Route = createFileRoute("/_authed/profile/deposit/{-$methodID}")({ validateSearch: transferSearch, component: Deposit });

function Deposit() {
  useFormHold();
  const { history } = useRouter();
  const { methodID } = Route.useParams();
  const { transaction } = Route.useSearch();
  return (
    <Cashier
      direction={cashDirections.deposit}
      place={{ methodID, transactionID: transaction }}
      onPlace={(place, { replace = false } = {}) => history[replace ? "replace" : "push"](placePath(cashDirections.deposit, place))}
    />
  );
}
