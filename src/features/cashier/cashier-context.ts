import { createContext, use } from "react";
import type { Elements } from "../../ui/elements.ts";
import { type CashDirection, cashDirections } from "../../contract/cash-method.ts";
import type { SitePath } from "../../ui/site-href.ts";

/** What the cashier shows: the list of methods, the form of one, or one transfer. */
export interface CashierPlace {
  readonly methodID?: string | undefined;
  readonly transactionID?: string | undefined;
}

export interface CashierContext {
  readonly direction: CashDirection;
  /** Shows another place. With `replace`, the way back leaves out the present one. */
  readonly onPlace: (place: CashierPlace, options?: { readonly replace?: boolean }) => void;
  /** Whether the cashier is shown over a running game. Its places then have no addresses. */
  readonly isOverGame: boolean;
  /** Shown below a transfer that waits for its decision. */
  readonly whileWaiting?: Elements;
}

export const CashierContext = createContext<CashierContext | null>(null);

export function useCashier(): CashierContext {
  const cashier = use(CashierContext);
  if (!cashier) throw new Error("There is no cashier around this component");
  return cashier;
}

/** The address of a place. */
export function placePath(direction: CashDirection, { methodID, transactionID }: CashierPlace): SitePath {
  const path = direction === cashDirections.deposit ? "/profile/deposit" : "/profile/withdraw";
  if (transactionID !== undefined) return `${path}?transaction=${encodeURIComponent(transactionID)}`;
  return methodID === undefined ? path : `${path}/${encodeURIComponent(methodID)}`;
}
