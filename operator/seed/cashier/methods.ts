import { bankTransfer, fast } from "./bank-methods.ts";
import { debitCard, voucher } from "./card-methods.ts";
import { coins } from "./crypto-methods.ts";
import type { MethodGroup, SingleMethod } from "./method.ts";
import { mobilePayment, phoneTransfers } from "./mobile-methods.ts";
import { qrPayment, wallet } from "./wallet-methods.ts";

/** The demo cashier's methods, in display order. */
export const cashMethods: readonly (SingleMethod | MethodGroup)[] = [
  fast,
  bankTransfer,
  wallet,
  debitCard,
  qrPayment,
  phoneTransfers,
  mobilePayment,
  coins,
  voucher,
];

/** The methods that can be paid with. Groups are replaced by their members. */
export const singleMethods: readonly SingleMethod[] = cashMethods.flatMap((method) =>
  "methods" in method ? method.methods : [method],
);
