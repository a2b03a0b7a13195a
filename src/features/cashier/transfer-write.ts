import * as v from "valibot";
import type { Intent } from "../../api/intents/intent.ts";
import type { OnceOptions } from "../../api/intents/write-once.ts";
import type { WriteEnd } from "../../api/write-end.ts";
import {
  type CashDirection,
  cashDirections,
  type CashTransfer,
  type SingleCashMethod,
} from "../../contract/cash-method.ts";
import { prepayProcessTransaction, type PrepayTransfer } from "../../contract/prepay.ts";
import {
  type AcceptedTransfer,
  type AcceptedTransfers,
  type ConfirmedTransfer,
  confirmedTransfer,
} from "./accepted-transfers.ts";
import type { RequestOf } from "../../contract/declaration.ts";
import { financeSaveBankTransfer, financeSaveCepBankTransfer } from "../../contract/finance.ts";

/** How sending a transfer ended. */
export type TransferWriteEnd = WriteEnd<TransferCall>;

export function transferKind(direction: CashDirection): "deposit" | "withdraw" {
  return direction === cashDirections.deposit ? "deposit" : "withdraw";
}

/** The direction of the transfer that an intent carries out. */
export function directionOf({ kind }: Intent): CashDirection {
  return kind === transferKind(cashDirections.deposit) ? cashDirections.deposit : cashDirections.withdraw;
}

export interface TransferWriteOptions extends Omit<ConfirmedTransfer, "amount" | "atMs"> {
  /** Whether the form has a field whose value must not be stored. The history then tells the outcome. */
  readonly holdsSecrets: boolean;
  /** Finds out what became of it if its answer is lost. */
  readonly resolve: () => unknown;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The options of `useWrite` for transfers of a method: each is sent at most once. */
export function transferWrite({ holdsSecrets, resolve, now = Date.now, ...confirmed }: TransferWriteOptions) {
  return {
    kind: transferKind(confirmed.direction),
    policy: holdsSecrets ? "never" : "visit",
    summary: ({ amount }: TransferRequest): ConfirmedTransfer => ({ ...confirmed, amount, atMs: now() }),
    resolve,
  } satisfies OnceOptions<TransferCall>;
}

/**
 * Stores the transfer that the operator has accepted, and returns it. Undefined if it accepted none, or another tab knows
 * it.
 */
export function storeAccepted(
  end: TransferWriteEnd,
  player: string,
  accepted: AcceptedTransfers,
): AcceptedTransfer | undefined {
  if (end.kind !== "done" || !end.success) return undefined;
  const summary = v.safeParse(confirmedTransfer, end.summary);
  if (!summary.success) return undefined;
  const { transactionID, redirectUrl, qr, reference }: CashTransfer & Partial<PrepayTransfer> = end.success.data;
  const transfer: AcceptedTransfer = {
    ...summary.output,
    transactionID,
    ...(redirectUrl && { redirectUrl }),
    ...(qr && { qr }),
    ...(reference && { reference }),
  };
  accepted.store(player, transfer);
  return transfer;
}

/** All calls that request a transfer. */
export const transferCalls = [financeSaveBankTransfer, financeSaveCepBankTransfer, prepayProcessTransaction] as const;
export type TransferCall = (typeof transferCalls)[number];
export type TransferRequest = RequestOf<TransferCall>;

/** The call for transfers of a method, which its transfer type chooses. */
export function transferCall(
  direction: CashDirection,
  { transferType }: Pick<SingleCashMethod, "transferType">,
): TransferCall {
  if (direction === cashDirections.deposit && transferType === "1") return financeSaveBankTransfer;
  if (direction === cashDirections.deposit && transferType === "3") return financeSaveCepBankTransfer;
  return prepayProcessTransaction;
}

/** A deposit or withdrawal as the player confirmed it. */
export interface TransferWish {
  readonly direction: CashDirection;
  readonly method: Pick<SingleCashMethod, "id" | "transferType">;
  /** A decimal string. */
  readonly amount: string;
  /** The values of the method's form by name. Empty ones are not sent. */
  readonly values: Readonly<Record<string, string>>;
}

/** The data of a transfer's call. */
export function transferRequest({ direction, method, amount, values }: TransferWish): TransferRequest {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const data = { ...filled, methodID: method.id, amount };
  return transferCall(direction, method) === prepayProcessTransaction ? { ...data, Type: direction } : data;
}
