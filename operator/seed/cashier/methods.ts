import { bankTransfer, fast } from "./bank-methods.ts";
import { debitCard, voucher } from "./card-methods.ts";
import { coins } from "./crypto-methods.ts";
import type { MethodGroup, SingleMethod } from "./method.ts";
import { mobilePayment, phoneTransfers } from "./mobile-methods.ts";
import { qrPayment, wallet } from "./wallet-methods.ts";

/** The ways to pay of the demo's cashier, in the order in which players see them. */
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

/** Those of them that can be paid with, of groups the members. */
export const singleMethods: readonly SingleMethod[] = cashMethods.flatMap((method) =>
  "methods" in method ? method.methods : [method],
);
