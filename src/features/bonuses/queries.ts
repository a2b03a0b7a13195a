import { readOptions } from "../../client/query.ts";
import { bonusListAvailable } from "../../contract/bonus.ts";
import { financeListTransactions, transactionCategories } from "../../contract/finance-history.ts";

/** The player's bonuses of all states. Only for operators with the `bonus` extension. Available offline. */
export const bonusesOptions = () => readOptions(bonusListAvailable, {}, { persist: true });

/** The player's latest bonuses in the history. Available offline. */
export const bonusHistoryOptions = () =>
  readOptions(
    financeListTransactions,
    {
      limit: 10,
      offset: 0,
      OrderDir: "DESC",
      OrderPar: "createdAt",
      searchType: "",
      searchCategory: transactionCategories.bonus,
      searchID: "",
      startDate: "",
      endDate: "",
      searchMinAmount: "",
      status: "",
    },
    { persist: true },
  );
