import type { CashDirection, financeSaveBankTransfer, financeSaveCepBankTransfer } from "../../src/contract/finance.ts";
import type { prepayProcessTransaction } from "../../src/contract/prepay.ts";
import { acceptRequest } from "../cash-requests/accept-request.ts";
import { accountChoices } from "../cashier/bank-accounts.ts";
import { findMethod } from "../cashier/find-method.ts";
import { readForm } from "../cashier/read-form.ts";
import { cashierTexts } from "../cashier/texts.ts";
import type { CallContext, Handler, HandlerTable } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { signedIn } from "../dispatch/signed-in.ts";

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

const saveBankTransfer: Handler<typeof financeSaveBankTransfer> = async (data, context) => {
  const { id } = await request(1, "bank", data, context);
  return { data: { transactionID: id, status: "1001" } };
};

const saveCepBankTransfer: Handler<typeof financeSaveCepBankTransfer> = async (data, context) => {
  const { id } = await request(1, "mobile", data, context);
  return { data: { transactionID: id, status: "1001" } };
};

const processTransaction: Handler<typeof prepayProcessTransaction> = async (data, context) => {
  const { id, reference, qr } = await request(data.Type, "prepay", data, context);
  const payment = data.Type === 1 ? { reference, ...(qr !== undefined && { qr }) } : {};
  return { data: { transactionID: id, status: "1001", ...payment } };
};

/** Validates a request against its method's form and accepts it. Refuses a deposit whose method has another call. */
async function request(direction: CashDirection, route: keyof typeof routes, sent: Sent, context: CallContext) {
  const { db, now, language } = context;
  const { playerId } = signedIn(context);
  const asked = findMethod(sent.methodID, direction, language);
  if (direction === 1 && !routes[route](asked.side.transferType)) {
    throw new Refusal(cashierTexts.noSuchMethod[language], { code: 404 });
  }
  const form = readForm(asked, sent, { now, language, accounts: await accountChoices(db, playerId) });
  const accepted = await acceptRequest(db, { ...form, playerId, asked, now, language });
  return { ...accepted, qr: asked.side.qr?.({ amount: form.amount, reference: accepted.reference }) };
}

export const financeCashHandlers = {
  "finance/save_bank_transfer": saveBankTransfer,
  "finance/save_cep_bank_transfer": saveCepBankTransfer,
  "prepayServices/processTransaction": processTransaction,
} satisfies Partial<HandlerTable>;
