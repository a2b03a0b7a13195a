import { readOptions } from "../../api/query.ts";
import { bonusListAvailable } from "../../contract/bonus.ts";
import { financeListTransactions, latestTransactions, transactionCategories } from "../../contract/finance-history.ts";

/** The player's bonuses of all states. Only for operators with the `bonus` extension. Available offline. */
export const bonusesOptions = () => readOptions(bonusListAvailable, {}, { persist: true });

/** The player's latest bonuses in the history. Available offline. */
export const bonusHistoryOptions = () =>
  readOptions(financeListTransactions, latestTransactions(transactionCategories.bonus, 10), { persist: true });
