import * as v from "valibot";
import { cashDirection, cashFormValue, cashTransferFields } from "./cash-method.ts";
import { declareCall } from "./declaration.ts";
import { requestMoney, id, ifFits, text } from "./values.ts";

/**
 * A transfer that continues elsewhere: `redirectUrl` opens in a new tab, `qr` is the text of a QR code, and
 * `reference` is what the player states when paying. The history shows its status.
 */
export const prepayTransfer = v.object({
  ...cashTransferFields,
  qr: ifFits(text),
  reference: ifFits(text),
});
export type PrepayTransfer = v.InferOutput<typeof prepayTransfer>;

/** For every withdrawal, and for every deposit that is not a bank transfer (transfer types other than 1 and 3). */
export const prepayProcessTransaction = declareCall({
  class: "prepayServices",
  method: "processTransaction",
  access: "player",
  cache: "never",
  effect: "write",
  idempotent: true,
  request: v.objectWithRest({ Type: cashDirection, methodID: id, amount: requestMoney }, cashFormValue),
  answer: prepayTransfer,
});
