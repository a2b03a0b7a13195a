import { betframeHandlers } from "../handlers/betframe.ts";
import { bonusHandlers } from "../handlers/bonus.ts";
import { casinoHandlers, habaneroHandlers, initGameHandlers, livecasinoHandlers } from "../handlers/casino.ts";
import { cmsHandlers, maintenanceHandlers, promotionsHandlers, slidersHandlers, tournamentsHandlers } from "../handlers/cms.ts";
import { crmHandlers } from "../handlers/crm.ts";
import { financeBalanceHandlers, financeBankAccountsHandlers, financeCashHandlers, financeFavouriteMethodsHandlers, financeHistoryHandlers, financeMethodsHandlers } from "../handlers/finance-cash.ts";
import { limitsHandlers } from "../handlers/limits.ts";
import { pushHandlers } from "../handlers/push.ts";
import { systemHandlers } from "../handlers/system.ts";
import { userAccountHandlers, userCredentialsHandlers, userFavouritesHandlers, userProfileHandlers } from "../handlers/user-account.ts";
import { userPasskeysHandlers } from "../handlers/user-passkeys.ts";
import { userSecondFactorHandlers } from "../handlers/user-second-factor.ts";
import { userSecurityEventsHandlers, userSessionHandlers, userStepUpHandlers } from "../handlers/user-session.ts";

/**
 * The handler of each call that this operator answers. Each file of handlers/ ends with its own table. A call without a
 * handler is refused as not open yet; dispatch.test.ts checks which calls may lack one.
 */
export const handlers = joinTables([
  betframeHandlers,
  bonusHandlers,
  casinoHandlers,
  cmsHandlers,
  crmHandlers,
  financeBalanceHandlers,
  financeBankAccountsHandlers,
  financeCashHandlers,
  financeFavouriteMethodsHandlers,
  financeHistoryHandlers,
  financeMethodsHandlers,
  habaneroHandlers,
  initGameHandlers,
  limitsHandlers,
  livecasinoHandlers,
  maintenanceHandlers,
  promotionsHandlers,
  pushHandlers,
  slidersHandlers,
  systemHandlers,
  tournamentsHandlers,
  userAccountHandlers,
  userCredentialsHandlers,
  userFavouritesHandlers,
  userPasskeysHandlers,
  userProfileHandlers,
  userSecondFactorHandlers,
  userSessionHandlers,
  userSecurityEventsHandlers,
  userStepUpHandlers,
]);

/** Joins tables of handlers by the name of the call. Throws if two of them answer the same call. */
export function joinTables(tables: readonly object[]): Readonly<Record<string, unknown>> {
  const joined = new Map<string, unknown>();
  for (const [name, handler] of tables.flatMap((table): [string, unknown][] => Object.entries(table))) {
    if (joined.has(name)) throw new Error(`Two handlers answer ${name}`);
    joined.set(name, handler);
  }
  return Object.fromEntries(joined);
}
