import { cashDirections } from "../../contract/cash-method.ts";
import { CashierContext } from "./cashier-context.ts";
import { Standing } from "./Standing.tsx";

const cashier = { direction: cashDirections.withdraw, isOverGame: false, onPlace: () => undefined };

/** For the account page: what the player can withdraw now, where the rest of the money is, and why not more. */
export function AccountStanding() {
  return (
    <CashierContext value={cashier}>
      <Standing />
    </CashierContext>
  );
}
