import { useMemo } from "react";
import type { CashDirection } from "../../contract/cash-method.ts";
import { CashierContext, type CashierPlace } from "./cashier-context.ts";
import { MethodPage } from "./MethodPage.tsx";
import { MethodsPage } from "./MethodsPage.tsx";
import { TransferPage } from "./TransferPage.tsx";
import { useTransferRows } from "./use-transfer-rows.ts";

export interface CashierProps extends Pick<CashierContext, "onPlace" | "amount" | "whileWaiting"> {
  direction: CashDirection;
  place: CashierPlace;
  isOverGame?: boolean;
}

/** The cashier: methods, the form of a method, and the outcome of a transfer. */
export function Cashier({ direction, place, amount, onPlace, isOverGame = false, whileWaiting }: CashierProps) {
  const cashier = useMemo(
    () => ({ direction, amount, onPlace, isOverGame, whileWaiting }),
    [direction, amount, onPlace, isOverGame, whileWaiting],
  );
  return <CashierContext value={cashier}>{pageOf(place)}</CashierContext>;
}

/** Follows the transfers of a direction where the cashier is not shown, so that a game learns of the new balance. */
export function FollowedTransfers({ direction }: { direction: CashDirection }) {
  useTransferRows(direction);
  return null;
}

function pageOf({ methodID, transactionID }: CashierPlace) {
  if (transactionID !== undefined) return <TransferPage transactionID={transactionID} />;
  return methodID === undefined ? <MethodsPage /> : <MethodPage key={methodID} methodID={methodID} />;
}
