import { betframeHandlers } from "../handlers/betframe.ts";
import { bonusHandlers } from "../handlers/bonus.ts";
import { casinoHandlers } from "../handlers/casino.ts";
import { cmsHandlers } from "../handlers/cms.ts";
import { crmHandlers } from "../handlers/crm.ts";
import { financeBalanceHandlers } from "../handlers/finance-balance.ts";
import { financeBankAccountsHandlers } from "../handlers/finance-bank-accounts.ts";
import { financeCashHandlers } from "../handlers/finance-cash.ts";
import { financeFavouriteMethodsHandlers } from "../handlers/finance-favourite-methods.ts";
import { financeHistoryHandlers } from "../handlers/finance-history.ts";
import { financeMethodsHandlers } from "../handlers/finance-methods.ts";
import { habaneroHandlers } from "../handlers/habanero.ts";
import { initGameHandlers } from "../handlers/init-game.ts";
import { limitsHandlers } from "../handlers/limits.ts";
import { livecasinoHandlers } from "../handlers/livecasino.ts";
import { maintenanceHandlers } from "../handlers/maintenance.ts";
import { promotionsHandlers } from "../handlers/promotions.ts";
import { pushHandlers } from "../handlers/push.ts";
import { slidersHandlers } from "../handlers/sliders.ts";
import { systemHandlers } from "../handlers/system.ts";
import { tournamentsHandlers } from "../handlers/tournaments.ts";
import { userAccountHandlers } from "../handlers/user-account.ts";
import { userCredentialsHandlers } from "../handlers/user-credentials.ts";
import { userFavouritesHandlers } from "../handlers/user-favourites.ts";
import { userPasskeysHandlers } from "../handlers/user-passkeys.ts";
import { userProfileHandlers } from "../handlers/user-profile.ts";
import { userSecondFactorHandlers } from "../handlers/user-second-factor.ts";
import { userSessionHandlers } from "../handlers/user-session.ts";
import { userSecurityEventsHandlers } from "../handlers/user-security-events.ts";
import { userStepUpHandlers } from "../handlers/user-step-up.ts";

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
