import { linkOptions } from "@tanstack/react-router";
import { createContext, use } from "react";
import type { Elements } from "../../ui/elements.ts";
import { type CashDirection, cashDirections } from "../../contract/cash-method.ts";
import type { PageLink } from "../../ui/Link.tsx";

/** What the cashier shows: the list of methods, the form of one, or one transfer. */
export interface CashierPlace {
  readonly methodID?: string | undefined;
  readonly transactionID?: string | undefined;
}

export interface CashierContext {
  readonly direction: CashDirection;
  /** Shows another place. With `replace`, the way back leaves out the present one. */
  readonly onPlace: (place: CashierPlace, options?: { readonly replace?: boolean }) => void;
  /** The amount that the form has at first, such as `250.00`. */
  readonly amount?: string | undefined;
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

/** Leads to a place. */
export function placeLink(direction: CashDirection, { methodID, transactionID }: CashierPlace): PageLink {
  const to = direction === cashDirections.deposit ? "/profile/deposit/{-$methodID}" : "/profile/withdraw/{-$methodID}";
  if (transactionID !== undefined)
    return linkOptions({ to, params: { methodID: undefined }, search: { transaction: transactionID } });
  return linkOptions({ to, params: { methodID } });
}
