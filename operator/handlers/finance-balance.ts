import type { financeCheckBalance } from "../../src/contract/finance.ts";
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

export const financeBalanceHandlers = {
  "finance/check_balance": checkBalance,
} satisfies Partial<HandlerTable>;
