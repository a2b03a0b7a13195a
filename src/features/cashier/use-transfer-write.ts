import { useRef } from "react";
import { refusalText } from "../../api/refusal-text.ts";
import { useWrite } from "../../api/use-write.ts";
import type { SingleCashMethod } from "../../contract/cash-method.ts";
import { session } from "../../session/app-session.ts";
import { useCurrency } from "../../components/Balance.tsx";
import { showToast } from "../../ui/toast.ts";
import { acceptedTransfers, type ConfirmedTransfer } from "./accepted-transfers.ts";
import { useCashier } from "./cashier-context.ts";
import {
  storeAccepted,
  transferCall,
  transferRequest,
  transferWrite,
  type TransferWriteEnd,
} from "./transfer-write.ts";
import type { ReadCash } from "./use-cash-form.ts";
import { useRefetchTransfers, useShowTransferEnd } from "./use-open-transfer.ts";

/** How long a refusal is shown as a toast, in milliseconds (product.md 9.2). The form says the same, and goes on saying it. */
const refusalShownMs = 1000;

export interface TransferWriteProps {
  readonly method: SingleCashMethod;
  /** Whether the form has a field whose value must not be stored. */
  readonly holdsSecrets: boolean;
  /** What the player pays into. */
  readonly payInto: ConfirmedTransfer["payInto"];
  /** Called with the end, unless the component is gone by then. */
  readonly onEnd: (end: TransferWriteEnd) => void;
}

/**
 * Sends a confirmed transfer at most once, and leads to the place of the cashier that shows the result. `isPending` is true
 * until the form has made room for that place.
 */
export function useTransferWrite({ method, holdsSecrets, payInto, onEnd }: TransferWriteProps) {
  const { direction, onPlace } = useCashier();
  const currency = useCurrency();
  const refetch = useRefetchTransfers();
  const showEnd = useShowTransferEnd();
  /** The last end that this page has shown. It shows none after the player has left it. */
  const shownEnd = useRef<TransferWriteEnd>(undefined);
  const { id: methodID, name: methodName } = method;
  const { send, ...write } = useWrite(transferCall(direction, method), {
    ...transferWrite({
      direction,
      methodID,
      methodName,
      currency,
      payInto,
      holdsSecrets,
      resolve: () => refetch(direction, session.playerId() ?? ""),
    }),
    // This hook says it.
    done: null,
    problems: "screen",
    onEnd(end) {
      shownEnd.current = end;
      onEnd(end);
    },
  });

  /** Resolves with whether these values were accepted, also when the player has left the page by then. */
  async function confirm({ amount, values }: ReadCash): Promise<boolean> {
    const player = session.playerId() ?? "";
    const end = await send(transferRequest({ direction, method, amount, values }));
    const transfer = storeAccepted(end, player, acceptedTransfers);
    if (end.kind !== "unknown") refetch(direction, player);
    const isHere = shownEnd.current === end;
    if (!isHere) {
      if (player === (session.playerId() ?? "")) showEnd({ end, transfer });
    } else if (end.kind === "done") {
      if (end.earlier) showEnd({ end, transfer });
      onPlace(transfer ? { transactionID: transfer.transactionID } : {}, { replace: true });
    } else {
      const text = end.kind !== "unknown" && refusalText(end.failure);
      if (text) showToast({ tone: "negative", text, durationMs: refusalShownMs });
    }
    return end.kind === "done" && !end.earlier;
  }
  // The form stays until the page of the transfer has loaded. A press in between would send a second transfer.
  const isLeaving = write.end?.kind === "done";
  return { ...write, isPending: write.isPending || isLeaving, confirm };
}
