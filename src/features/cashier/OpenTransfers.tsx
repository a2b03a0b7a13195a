import { useMemo } from "react";
import { type CashDirection, cashDirections } from "../../contract/cash-method.ts";
import type { PageLink } from "../../ui/Link.tsx";
import { CashierContext, type CashierPlace, placeLink } from "./cashier-context.ts";
import { OpenTransferNotice } from "./OpenTransferNotice.tsx";
import { WaitingTransfers } from "./Transfers.tsx";

export interface OpenTransfersProps {
  /** Opens a page of the cashier. */
  onOpen: (page: PageLink) => void;
}

/** For the account page: the deposits and withdrawals that are not over. */
export function OpenTransfers({ onOpen }: OpenTransfersProps) {
  return (
    <>
      <OfDirection direction={cashDirections.deposit} onOpen={onOpen} />
      <OfDirection direction={cashDirections.withdraw} onOpen={onOpen} />
    </>
  );
}

function OfDirection({ direction, onOpen }: OpenTransfersProps & { direction: CashDirection }) {
  const cashier = useMemo(
    () => ({ direction, isOverGame: false, onPlace: (place: CashierPlace) => onOpen(placeLink(direction, place)) }),
    [direction, onOpen],
  );
  return (
    <CashierContext value={cashier}>
      <OpenTransferNotice direction={direction} />
      <WaitingTransfers direction={direction} />
    </CashierContext>
  );
}
