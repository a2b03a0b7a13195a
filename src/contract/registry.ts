/**
 * Every call of the contract, once. For the operator, the docs and the tests only: the app imports single calls, so
 * that its first chunk does not contain all schemas.
 */
import { betframeGetCoupons } from "./betframe.ts";
import { bonusClaim, bonusListAvailable } from "./bonus.ts";
import { casinoCategoryList, casinoGamesList } from "./casino.ts";
import { casinoInitGame, casinoProviderList } from "./casino-players.ts";
import {
  cmsGetInformation,
  cmsGetPromotions,
  cmsGetSpecialDateInf,
  cmsGetTournaments,
  cmsPopupInformation,
} from "./cms.ts";
import { cmsGetIcSlider, cmsGetSlider } from "./cms-sliders.ts";
import { crmListMassMessages } from "./crm.ts";
import type { AnyCall, NameOf } from "./declaration.ts";
import { envoyGetDepositAmounts } from "./envoy.ts";
import {
  financeAddFavoriteCashMethod,
  financeCheckBalance,
  financeCheckFavoriteCashMethod,
  financeListCashMethods,
  financeListCashMethodsNew,
  financeListHighlightedCashMethods,
  financeRemoveFavoriteCashMethod,
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
} from "./finance.ts";
import {
  financeDeleteBankAccount,
  financeGetBankAccount,
  financeListBankAccounts,
  financeListBanks,
  financeSaveBankAccount,
} from "./finance-banks.ts";
import {
  financeListCategories,
  financeListSubCategories,
  financeListTransactions,
  financeListTypesFrontend,
  financeStatement,
} from "./finance-history.ts";
import { habaneroGetJackpots } from "./habanero.ts";
import {
  limitsCancelPending,
  limitsConfirm,
  limitsGet,
  limitsSelfExclude,
  limitsSet,
  limitsTimeOut,
} from "./limits.ts";
import {
  livecasinoCategoryList,
  livecasinoGameTableList,
  livecasinoInitGame,
  livecasinoProviderList,
} from "./livecasino.ts";
import { maintenanceCheckStatus } from "./maintenance.ts";
import { prepayProcessTransaction } from "./prepay.ts";
import { pushSubscribe, pushUnsubscribe } from "./push.ts";
import { sliderGetActiveItems, sliderGetAllItems } from "./slider.ts";
import { systemCapabilities, systemPing } from "./system.ts";
import {
  userChangeFavorite,
  userCheckGa,
  userFavorites,
  userGetUserProfile,
  userLogin,
  userLogout,
  userSessionRevoke,
  userSessions,
} from "./user.ts";
import {
  userEmailChange,
  userForgot,
  userPassChange,
  userPassReset,
  userRegister,
  userRegisterConfirm,
  userUsernameChange,
} from "./user-account.ts";
import {
  userCheckUserGa,
  userClearGeneratedGa,
  userGenerateGa,
  userSetTwoAuthType,
  userSmsSend,
  userSmsValidate,
  userTwoAuthType,
} from "./user-security.ts";
import { virtualgamesInitGame } from "./virtualgames.ts";

export const allCalls = [
  systemPing,
  systemCapabilities,
  maintenanceCheckStatus,
  cmsGetIcSlider,
  cmsGetSlider,
  cmsGetPromotions,
  cmsPopupInformation,
  cmsGetSpecialDateInf,
  cmsGetInformation,
  cmsGetTournaments,
  sliderGetAllItems,
  sliderGetActiveItems,
  userLogin,
  userLogout,
  userGetUserProfile,
  userFavorites,
  userSessions,
  userSessionRevoke,
  userCheckGa,
  userCheckUserGa,
  userGenerateGa,
  userClearGeneratedGa,
  userTwoAuthType,
  userSmsSend,
  userSmsValidate,
  userRegister,
  userRegisterConfirm,
  userForgot,
  userPassReset,
  userPassChange,
  userUsernameChange,
  userEmailChange,
  casinoCategoryList,
  casinoProviderList,
  casinoGamesList,
  casinoInitGame,
  livecasinoCategoryList,
  livecasinoProviderList,
  livecasinoGameTableList,
  livecasinoInitGame,
  virtualgamesInitGame,
  betframeGetCoupons,
  habaneroGetJackpots,
  crmListMassMessages,
  financeCheckBalance,
  financeListCashMethodsNew,
  financeListCashMethods,
  financeListHighlightedCashMethods,
  financeAddFavoriteCashMethod,
  financeRemoveFavoriteCashMethod,
  financeCheckFavoriteCashMethod,
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
  financeListBanks,
  financeListBankAccounts,
  financeGetBankAccount,
  financeSaveBankAccount,
  financeDeleteBankAccount,
  financeListTransactions,
  financeListTypesFrontend,
  financeListCategories,
  financeListSubCategories,
  financeStatement,
  prepayProcessTransaction,
  envoyGetDepositAmounts,
  bonusListAvailable,
  bonusClaim,
  pushSubscribe,
  pushUnsubscribe,
  limitsGet,
  limitsSet,
  limitsConfirm,
  limitsCancelPending,
  limitsTimeOut,
  limitsSelfExclude,
] as const;

/** Some calls read or write depending on their data. Those are declared twice: in `allCalls`, and to write here. */
export const writingSides: readonly AnyCall[] = [userChangeFavorite, userSetTwoAuthType];

/** The name of any call, such as `casino/games_list`. */
export type CallName = NameOf<(typeof allCalls)[number]>;
