import type { financeCheckBalance, financeEligibility } from "../../src/contract/finance.ts";
import { compareMoney } from "../../src/lib/money.ts";
import { eligibilityAnswer } from "../cash-requests/eligibility-answer.ts";
import { standingOf } from "../cash-requests/standing.ts";
import { offered, sideOf } from "../cashier/find-method.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/refusal.ts";
import { bonusOf, walletsOf } from "../ledger/wallet.ts";

/** The balance of the player's wallet in the ledger, and the bonus that is not part of it yet. */
const checkBalance: Handler<typeof financeCheckBalance> = async (_data, context) => {
  const { playerId } = signedIn(context);
  const records = (await walletsOf(context.db, playerId)).map(async ({ balance, currency }) => {
    const bonus = await bonusOf(context.db, playerId, currency);
    return { balance, ...(bonus !== undefined && { bonus }), currency };
  });
  return wholeList(await Promise.all(records));
};

/** What the player can deposit or withdraw now, and why not more. */
const eligibility: Handler<typeof financeEligibility> = async ({ Type: direction }, context) => {
  const { db, now, language } = context;
  const moving = { playerId: signedIn(context).playerId, direction, now, language };
  const largest = offered(context)
    .singleMethods.flatMap((method) => sideOf(method, direction)?.max ?? [])
    .reduce((most, max) => (compareMoney(max, most) > 0 ? max : most), "0.00");
  return { data: eligibilityAnswer(await standingOf(db, moving), moving, largest) };
};

export const financeBalanceHandlers = {
  "finance/check_balance": checkBalance,
  "finance/eligibility": eligibility,
} satisfies Partial<HandlerTable>;
