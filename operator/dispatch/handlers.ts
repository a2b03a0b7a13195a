import { getCoupons } from "../handlers/betframe.ts";
import { categoryList, gamesList, providerList } from "../handlers/casino.ts";
import { getInformation, getSpecialDateInf, popupInformation } from "../handlers/cms.ts";
import { listMassMessages } from "../handlers/crm.ts";
import * as bankAccounts from "../handlers/finance-bank-accounts.ts";
import { checkBalance } from "../handlers/finance-balance.ts";
import { processTransaction, saveBankTransfer, saveCepBankTransfer } from "../handlers/finance-cash.ts";
import * as favouriteMethods from "../handlers/finance-favourite-methods.ts";
import * as history from "../handlers/finance-history.ts";
import * as methods from "../handlers/finance-methods.ts";
import { getJackpots } from "../handlers/habanero.ts";
import { initGame, initTable, initVirtualGame } from "../handlers/init-game.ts";
import { gameTableList, liveCategoryList, liveProviderList } from "../handlers/livecasino.ts";
import { checkStatus } from "../handlers/maintenance.ts";
import { getPromotions } from "../handlers/promotions.ts";
import { getActiveItems, getAllItems, getIcSlider, getSlider } from "../handlers/sliders.ts";
import { capabilities, ping } from "../handlers/system.ts";
import { getTournaments } from "../handlers/tournaments.ts";
import { forgot, passReset, register, registerConfirm } from "../handlers/user-account.ts";
import { emailChange, passChange, usernameChange } from "../handlers/user-credentials.ts";
import { favorites } from "../handlers/user-favourites.ts";
import { getUserProfile } from "../handlers/user-profile.ts";
import * as secondFactor from "../handlers/user-second-factor.ts";
import { login, logout, sessionRevoke, sessions } from "../handlers/user-session.ts";
import type { HandlerTable } from "./handler.ts";

/** The handler of each call. Calls without one must be in later.ts; a missing call is a type error. */
export const handlers = {
  "system/capabilities": capabilities,
  "system/ping": ping,
  "maintenance/check_status": checkStatus,
  "cmscontroller/getIcSlider": getIcSlider,
  "cmscontroller/getSlider": getSlider,
  "cmscontroller/getPromotions": getPromotions,
  "cmscontroller/popupInformation": popupInformation,
  "cmscontroller/getSpecialDateInf": getSpecialDateInf,
  "cmscontroller/getInformation": getInformation,
  "cmscontroller/getTournaments": getTournaments,
  "slider/get_all_items": getAllItems,
  "slider/get_active_items": getActiveItems,
  "casino/category_list": categoryList,
  "casino/provider_list": providerList,
  "casino/games_list": gamesList,
  "casino/init_game": initGame,
  "livecasino/category_list": liveCategoryList,
  "livecasino/provider_list": liveProviderList,
  "livecasino/game_table_list": gameTableList,
  "livecasino/init_game": initTable,
  "virtualgames/init_game": initVirtualGame,
  "betframe/getCoupons": getCoupons,
  "habanero/getJackpots": getJackpots,
  "crm/list_mass_messages": listMassMessages,
  "user/login": login,
  "user/logout": logout,
  "user/get_user_profile": getUserProfile,
  "user/favorites": favorites,
  "user/sessions": sessions,
  "user/session_revoke": sessionRevoke,
  "user/check_ga": secondFactor.checkGa,
  "user/check_user_ga": secondFactor.checkUserGa,
  "user/user_generate_ga": secondFactor.generateGa,
  "user/clear_generated_ga": secondFactor.clearGeneratedGa,
  "user/two_auth_type": secondFactor.twoAuthType,
  "user/sms_send": secondFactor.smsSend,
  "user/sms_validate": secondFactor.smsValidate,
  "user/register": register,
  "user/register_confirm": registerConfirm,
  "user/forgot": forgot,
  "user/pass_reset": passReset,
  "user/pass_change": passChange,
  "user/username_change": usernameChange,
  "user/email_change": emailChange,
  "finance/check_balance": checkBalance,
  "finance/list_cash_methods_new": methods.listCashMethodsNew,
  "finance/list_cash_methods": methods.listCashMethods,
  "finance/list_highlighted_cash_methods": methods.listHighlighted,
  "finance/add_favorite_cash_method": favouriteMethods.addFavouriteCashMethod,
  "finance/remove_favorite_cash_method": favouriteMethods.removeFavouriteCashMethod,
  "finance/check_favorite_cash_method": favouriteMethods.checkFavouriteCashMethod,
  "finance/list_banks": methods.listBanks,
  "finance/list_bank_accounts": bankAccounts.listBankAccounts,
  "finance/get_bank_account": bankAccounts.getBankAccount,
  "finance/save_bank_account": bankAccounts.saveBankAccount,
  "finance/delete_bank_account": bankAccounts.deleteBankAccount,
  "finance/save_bank_transfer": saveBankTransfer,
  "finance/save_cep_bank_transfer": saveCepBankTransfer,
  "finance/list_transactions": history.listPlayerTransactions,
  "finance/list_types_frontend": history.listTypes,
  "finance/list_categories": history.listCategories,
  "finance/list_sub_categories": history.listSubCategories,
  "prepayServices/processTransaction": processTransaction,
  "envoy/getDepositAmounts": methods.getDepositAmounts,
} satisfies Partial<HandlerTable>;
