import type { financeCheckBalance } from "../../src/contract/finance.ts";
import type { Handler } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/signed-in.ts";
import { walletsOf } from "../ledger/wallet.ts";

/** The player's wallet, as the ledger has it. */
export const checkBalance: Handler<typeof financeCheckBalance> = async (_data, context) => {
  const wallets = await walletsOf(context.db, signedIn(context).playerId);
  return wholeList(wallets.map(({ balance, currency }) => ({ balance, currency })));
};
