import type { CashDirection, financeSaveBankTransfer, financeSaveCepBankTransfer } from "../../src/contract/finance.ts";
import type { prepayProcessTransaction } from "../../src/contract/prepay.ts";
import { acceptRequest } from "../cash-requests/accept-request.ts";
import { paymentToken } from "../cash-requests/payment-token.ts";
import { accountChoices } from "../cashier/bank-accounts.ts";
import { offeredMethod } from "../cashier/find-method.ts";
import { paymentCode } from "../cashier/payment-code.ts";
import { readForm } from "../cashier/read-form.ts";
import type { CallContext, Handler, HandlerTable } from "../dispatch/handler.ts";
import { Refusal, signedIn } from "../dispatch/refusal.ts";
import { bankAddress } from "../provider/http/bank-page.ts";
import { requireProof } from "../sessions/step-up.ts";
import { texts } from "../texts/texts.ts";

/** The calls for deposits, and the transfer types that each accepts (contract.md, finance). */
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
  const { id, reference, side, amount } = await request(data.Type, "prepay", data, context);
  const accepted = { transactionID: id, status: "1001" };
  if (data.Type === 2) return { data: accepted };
  const { db, now, language, providerOrigin } = context;
  const qr = paymentCode(side, { amount, reference });
  const hasPage = side.bankPage === true && providerOrigin !== undefined;
  return {
    data: {
      ...accepted,
      reference,
      ...(qr !== undefined && { qr }),
      ...(hasPage && { redirectUrl: bankAddress(providerOrigin, await paymentToken(db, id, now), language) }),
    },
  };
};

/** Validates a request against its method's form and accepts it. Refuses a deposit whose method has another call. */
async function request(direction: CashDirection, route: keyof typeof routes, sent: Sent, context: CallContext) {
  const { db, now, language } = context;
  const { playerId } = signedIn(context);
  const asked = offeredMethod(sent.methodID, direction, context);
  if (direction === 1 && !routes[route](asked.side.transferType)) {
    throw new Refusal(texts.cashier.noSuchMethod[language], { code: 404 });
  }
  const form = readForm(asked, sent, { now, language, accounts: await accountChoices(db, playerId) });
  const accepted = await acceptRequest(db, {
    ...form,
    playerId,
    asked,
    now,
    language,
    prove: (within) => requireProof({ ...context, db: within }),
  });
  return { ...accepted, side: asked.side, amount: form.amount };
}

export const financeCashHandlers = {
  "finance/save_bank_transfer": saveBankTransfer,
  "finance/save_cep_bank_transfer": saveCepBankTransfer,
  "prepayServices/processTransaction": processTransaction,
} satisfies Partial<HandlerTable>;
