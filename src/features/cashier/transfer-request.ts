import { type CashDirection, cashDirections, type SingleCashMethod } from "../../contract/cash-method.ts";
import { financeSaveBankTransfer, financeSaveCepBankTransfer } from "../../contract/finance.ts";
import { prepayProcessTransaction } from "../../contract/prepay.ts";
import type { AcceptedTransfer, ConfirmedTransfer } from "./kept-transfers.ts";

/** A deposit or withdrawal as the player confirmed it. */
export interface TransferWish {
  readonly direction: CashDirection;
  readonly method: Pick<SingleCashMethod, "id" | "transferType">;
  /** A decimal string. */
  readonly amount: string;
  /** The values of the method's form by name. Empty ones are not sent. */
  readonly values: Readonly<Record<string, string>>;
}

/** What the player confirmed. */
export interface TransferToSend {
  readonly wish: TransferWish;
  readonly confirmed: ConfirmedTransfer;
  /** What the player pays into, to be shown again later. */
  readonly payInto: AcceptedTransfer["payInto"];
}

/** The call for a transfer and its data. The method's transfer type chooses the call and is not sent. */
export function transferRequest({ direction, method, amount, values }: TransferWish) {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const data = { ...filled, methodID: method.id, amount };
  if (direction === cashDirections.deposit) {
    if (method.transferType === "1") return { call: financeSaveBankTransfer, data };
    if (method.transferType === "3") return { call: financeSaveCepBankTransfer, data };
  }
  return { call: prepayProcessTransaction, data: { ...data, Type: direction } };
}
