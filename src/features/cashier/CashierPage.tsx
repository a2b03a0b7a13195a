import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Elements } from "../../ui/elements.ts";
import type { CashDirection } from "../../contract/cash-method.ts";
import { useFormHold } from "../../platform/use-form-hold.ts";
import { Cashier } from "./Cashier.tsx";
import { type CashierContext, placePath } from "./cashier-context.ts";

export interface CashierPageProps {
  direction: CashDirection;
  methodID?: string | undefined;
  /** The search parameters of the address, see `transferSearch`. */
  search: Readonly<Record<string, unknown>>;
  /** Shown below a transfer that waits for its decision. */
  whileWaiting?: Elements;
}

/** The cashier at addresses of its own. */
export function CashierPage({ direction, methodID, search, whileWaiting }: CashierPageProps) {
  useFormHold();
  const { history } = useRouter();
  const onPlace: CashierContext["onPlace"] = useCallback(
    (place, { replace = false } = {}) => history[replace ? "replace" : "push"](placePath(direction, place)),
    [history, direction],
  );
  const transactionID = transferSearch(search).transaction;
  return <Cashier direction={direction} place={{ methodID, transactionID }} onPlace={onPlace} whileWaiting={whileWaiting} />;
}

/** The search parameters of the cashier's first page. */
interface TransferSearch {
  /** The id of a transfer to show. */
  readonly transaction?: string;
}

/** Parses `?transaction=900`. The router parses an id that looks like a number into a number. */
function transferSearch({ transaction }: Readonly<Record<string, unknown>>): TransferSearch {
  const id = typeof transaction === "string" || typeof transaction === "number" ? String(transaction) : "";
  return id === "" ? {} : { transaction: id };
}
