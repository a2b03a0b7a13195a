import type { financeCheckBalance } from "../../src/contract/finance.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/signed-in.ts";
import { walletsOf } from "../ledger/wallet.ts";

/** The balance of the player's wallet in the ledger. */
const checkBalance: Handler<typeof financeCheckBalance> = async (_data, context) => {
  const wallets = await walletsOf(context.db, signedIn(context).playerId);
  return wholeList(wallets.map(({ balance, currency }) => ({ balance, currency })));
};

export const financeBalanceHandlers = {
  "finance/check_balance": checkBalance,
} satisfies Partial<HandlerTable>;
