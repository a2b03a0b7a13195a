import { betframeHandlers } from "./betframe.ts";
import { bonusHandlers } from "./bonus.ts";
import { casinoHandlers, habaneroHandlers, initGameHandlers, livecasinoHandlers } from "./games.ts";
import { cmsHandlers, maintenanceHandlers, promotionsHandlers, slidersHandlers, tournamentsHandlers } from "./cms.ts";
import { crmHandlers } from "./crm.ts";
import {
  financeBalanceHandlers,
  financeBankAccountsHandlers,
  financeCashHandlers,
  financeFavouriteMethodsHandlers,
  financeHistoryHandlers,
  financeMethodsHandlers,
} from "./finance.ts";
import { limitsHandlers } from "./limits.ts";
import { pushHandlers } from "./push.ts";
import { systemHandlers } from "./system.ts";
import {
  userAccountHandlers,
  userCredentialsHandlers,
  userFavouritesHandlers,
  userProfileHandlers,
} from "./user-account.ts";
import { userPasskeysHandlers } from "./user-passkeys.ts";
import { userSecondFactorHandlers } from "./user-second-factor.ts";
import { userSecurityEventsHandlers, userSessionHandlers, userStepUpHandlers } from "./user-session.ts";

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
