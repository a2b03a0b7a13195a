import type { financeSaveBankTransfer, financeSaveCepBankTransfer } from "../../src/contract/finance.ts";
import type { prepayProcessTransaction } from "../../src/contract/prepay.ts";
import { findMethod } from "../cashier/find-method.ts";
import { readForm } from "../cashier/read-form.ts";
import { cashierTexts } from "../cashier/texts.ts";
import { acceptDeposit } from "../deposits/accept-deposit.ts";
import type { CallContext, Handler } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { signedIn } from "../dispatch/signed-in.ts";
import { texts } from "../dispatch/texts.ts";

/** The calls for deposits, and the transfer types that each accepts (docs/contract.md, "finance"). */
const routes = {
  bank: (transferType: number) => transferType === 1,
  mobile: (transferType: number) => transferType === 3,
  prepay: (transferType: number) => transferType !== 1 && transferType !== 3,
};

interface Sent {
  readonly methodID: string;
  readonly amount: string;
  readonly [field: string]: unknown;
}

export const saveBankTransfer: Handler<typeof financeSaveBankTransfer> = async (data, context) => {
  const { id } = await deposit("bank", data, context);
  return { data: { transactionID: id, status: "1001" } };
};

export const saveCepBankTransfer: Handler<typeof financeSaveCepBankTransfer> = async (data, context) => {
  const { id } = await deposit("mobile", data, context);
  return { data: { transactionID: id, status: "1001" } };
};

export const processTransaction: Handler<typeof prepayProcessTransaction> = async (data, context) => {
  // The operator does not answer withdrawals yet.
  if (data.Type === 2) throw new Refusal(texts.notOpenYet[context.language], { code: 501 });
  const { id, reference, qr } = await deposit("prepay", data, context);
  return { data: { transactionID: id, status: "1001", reference, ...(qr !== undefined && { qr }) } };
};

/** Validates a deposit against its method's form and accepts it. Refuses a method that belongs to another call. */
async function deposit(route: keyof typeof routes, sent: Sent, context: CallContext) {
  const { db, now, language } = context;
  const { playerId } = signedIn(context);
  const asked = findMethod(sent.methodID, 1, language);
  if (!routes[route](asked.side.transferType)) throw new Refusal(cashierTexts.noSuchMethod[language], { code: 404 });
  const form = readForm(asked, sent, { now, language, accounts: new Set() });
  const accepted = await acceptDeposit(db, { ...form, playerId, asked, now, language });
  return { ...accepted, qr: asked.side.qr?.({ amount: form.amount, reference: accepted.reference }) };
}
