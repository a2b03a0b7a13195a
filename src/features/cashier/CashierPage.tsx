import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Elements } from "../../ui/elements.ts";
import type { CashDirection } from "../../contract/cash-method.ts";
import { useDeferredUpdates } from "../../pwa/use-deferred-updates.ts";
import { Cashier } from "./Cashier.tsx";
import { type CashierContext, placeLink } from "./cashier-context.ts";

export interface CashierPageProps {
  direction: CashDirection;
  methodID?: string | undefined;
  /** The id of a transfer to show. */
  transactionID?: string | undefined;
  /** The amount that the form has at first. */
  amount?: string | undefined;
  /** Shown below a transfer that waits for its decision. */
  whileWaiting?: Elements;
}

/** The cashier at addresses of its own. */
export function CashierPage({ direction, methodID, transactionID, amount, whileWaiting }: CashierPageProps) {
  useDeferredUpdates();
  const navigate = useNavigate();
  const onPlace: CashierContext["onPlace"] = useCallback(
    (place, options) => void navigate({ ...placeLink(direction, place), ...options }),
    [navigate, direction],
  );
  return (
    <Cashier
      direction={direction}
      place={{ methodID, transactionID }}
      amount={amount}
      onPlace={onPlace}
      whileWaiting={whileWaiting}
    />
  );
}
