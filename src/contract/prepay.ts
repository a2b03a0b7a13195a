import * as v from "valibot";
import { cashDirection, cashFormValue, cashTransferFields } from "./cash-method.ts";
import { declareCall } from "./declaration.ts";
import { askedMoney, id, maybe, text } from "./values.ts";

/**
 * A transfer that goes on elsewhere: `redirectUrl` opens in a new tab, `qr` is a text to encode, and
 * `reference` is what the player names when paying. Its status is followed in the history.
 */
export const prepayTransfer = v.object({
  ...cashTransferFields,
  qr: maybe(text),
  reference: maybe(text),
});
export type PrepayTransfer = v.InferOutput<typeof prepayTransfer>;

/** Every withdrawal, and every deposit that is no bank transfer (transfer types other than 1 and 3). */
export const prepayProcessTransaction = declareCall({
  class: "prepayServices",
  method: "processTransaction",
  access: "player",
  cache: "never",
  effect: "write",
  idempotent: true,
  request: v.objectWithRest({ Type: cashDirection, methodID: id, amount: askedMoney }, cashFormValue),
  answer: prepayTransfer,
});
