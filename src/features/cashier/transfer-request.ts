import { type CashDirection, cashDirections, type SingleCashMethod } from "../../contract/cash-method.ts";
import type { RequestOf } from "../../contract/declaration.ts";
import { financeSaveBankTransfer, financeSaveCepBankTransfer } from "../../contract/finance.ts";
import { prepayProcessTransaction } from "../../contract/prepay.ts";

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
