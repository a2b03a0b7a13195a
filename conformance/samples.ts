/** The `data` that the kit sends with each call: values that any operator understands, or that it has answered before. */
import * as v from "valibot";
import { betframeGetCoupons, betframeSumCoupons } from "../src/contract/betframe.ts";
import { bonusCancel, bonusClaim } from "../src/contract/bonus.ts";
import { casinoGamesList } from "../src/contract/casino.ts";
import { cmsGetIcSlider, cmsGetSlider } from "../src/contract/cms-sliders.ts";
import { cmsGetInformation, cmsGetTournaments } from "../src/contract/cms.ts";
import { type AnyCall, nameOf, type RequestOf } from "../src/contract/declaration.ts";
import { envoyGetDepositAmounts } from "../src/contract/envoy.ts";
import {
  financeDeleteBankAccount,
  financeGetBankAccount,
  financeListBankAccounts,
  financeListBanks,
  financeSaveBankAccount,
} from "../src/contract/finance-banks.ts";
import {
  financeListTransactions,
  financeStatement,
  latestTransactions,
  transactionCategories,
} from "../src/contract/finance-history.ts";
import {
  type CashDirection,
  type CashForm,
  financeAddFavoriteCashMethod,
  financeCheckFavoriteCashMethod,
  financeEligibility,
  financeListCashMethods,
  financeListCashMethodsNew,
  financeListHighlightedCashMethods,
  financeRemoveFavoriteCashMethod,
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
  type SingleCashMethod,
} from "../src/contract/finance.ts";
import { casinoInitGame, livecasinoInitGame } from "../src/contract/game-players.ts";
import {
  limitsCancelPending,
  limitsConfirm,
  limitsSelfExclude,
  limitsSet,
  limitsTimeOut,
} from "../src/contract/limits.ts";
import { livecasinoGameTableList } from "../src/contract/livecasino.ts";
import { prepayProcessTransaction } from "../src/contract/prepay.ts";
import { pushSubscribe, pushUnsubscribe } from "../src/contract/push.ts";
import { sliderGetActiveItems, sliderGetAllItems } from "../src/contract/slider.ts";
import { userEmailChange, userPassChange, userUsernameChange } from "../src/contract/user-account.ts";
import { userPasskeyAdd, userPasskeyRemove, userPasskeyRename } from "../src/contract/user-passkeys.ts";
import { userClearGeneratedGa, userGenerateGa, userSmsSend, userSmsValidate } from "../src/contract/user-security.ts";
import { userStepUp } from "../src/contract/user-step-up.ts";
import { userFavorites, userSessionRevoke } from "../src/contract/user.ts";
import { virtualgamesInitGame } from "../src/contract/virtualgames.ts";
import { LeftOut } from "./check.ts";
import type { Site } from "./site.ts";

type Sample = readonly [name: string, data: (site: Site) => object | Promise<object>];

function sample<Call extends AnyCall>(
  call: Call,
  data: RequestOf<Call> | ((site: Site) => RequestOf<Call> | Promise<RequestOf<Call>>),
): Sample {
  const made = typeof data === "function" ? (data as (site: Site) => object | Promise<object>) : () => data as object;
  return [nameOf(call), made];
}

const period = { startDate: "", endDate: "" };
const today = ({ clock }: Site) => clock.now().toISOString().slice(0, 10);
const weekBefore = ({ clock }: Site) => new Date(clock.now().getTime() - 7 * 86_400_000).toISOString().slice(0, 10);
const siteId = async (site: Site) => ({ siteId: (await site.settings()).siteId });
/** An IBAN whose check digits are right. It belongs to nobody. */
export const sampleIban = "TR330006100519786457841326";

/** The filters of a history that matches everything. */
export const everyTransaction = {
  ...latestTransactions(transactionCategories.deposit, 20),
  searchCategory: "",
} as const;

const listedAccounts = { SiteType: "desktop", showPrepaid: 1 } as const;

const samples = new Map<string, Sample[1]>([
  sample(betframeGetCoupons, { ...period, limit: 20, offset: 0 }),
  sample(betframeSumCoupons, period),
  sample(casinoGamesList, { limit: 20, offset: 0 }),
  sample(livecasinoGameTableList, { limit: 20, offset: 0 }),
  sample(cmsGetInformation, { InfType: "KullanimSartlari" }),
  sample(cmsGetTournaments, { SiteType: "Mobile", limit: 50, offset: 0 }),
  sample(cmsGetIcSlider, { SiteType: "Mobile", SliderType: "ic", sliderPlace: "sol" }),
  sample(cmsGetSlider, { limit: 7, offset: 0 }),
  sample(sliderGetAllItems, siteId),
  sample(sliderGetActiveItems, siteId),
  sample(userFavorites, { type: "casino" }),
  sample(financeEligibility, { Type: 1 }),
  sample(financeListCashMethodsNew, { Type: 1 }),
  sample(financeListHighlightedCashMethods, { Type: 1 }),
  sample(financeListCashMethods, async (site) => ({
    Type: 1 as const,
    methodID: (await anyMethod(site, 1)).id,
    favorites: 0 as const,
  })),
  sample(financeCheckFavoriteCashMethod, async (site) => ({ Type: 1 as const, id: (await anyMethod(site, 1)).id })),
  sample(financeListBanks, { typeID: 1 }),
  sample(financeListBankAccounts, listedAccounts),
  sample(financeGetBankAccount, async (site) => ({ bankID: await anyAccount(site) })),
  sample(financeListTransactions, everyTransaction),
  sample(financeStatement, (site) => ({ startDate: weekBefore(site), endDate: today(site) })),
  sample(envoyGetDepositAmounts, async (site) => ({ bankcode: await anyBankcode(site) })),

  // Writes, for senders without a session: nobody carries them out.
  sample(casinoInitGame, { gameID: "1", isMobile: true }),
  sample(livecasinoInitGame, { tableID: "1", isMobile: true }),
  sample(virtualgamesInitGame, { providerID: "betframe", type: "sport" }),
  sample(userGenerateGa, { SiteType: "Mobile" }),
  sample(userClearGeneratedGa, { SiteType: "Mobile", gacode: "000000" }),
  sample(userSmsSend, { SiteType: "Mobile" }),
  sample(userSmsValidate, { SiteType: "Mobile", code: "000000" }),
  sample(userPassChange, { currentPassword: "Kontrol-1", password: "Kontrol-2", passwordConfirm: "Kontrol-2" }),
  sample(userUsernameChange, { value: "kontrol", currentPassword: "Kontrol-1" }),
  sample(userEmailChange, { value: "kontrol@example.com", currentPassword: "Kontrol-1" }),
  sample(userSessionRevoke, { id: "1" }),
  sample(userPasskeyAdd, { credential: {}, name: "kontrol" }),
  sample(userPasskeyRename, { id: "1", name: "kontrol" }),
  sample(userPasskeyRemove, { id: "1" }),
  sample(userStepUp, { password: "Kontrol-1" }),
  sample(financeSaveBankAccount, { bankID: "1", accountHolder: "Kontrol", iban: sampleIban }),
  sample(financeDeleteBankAccount, { bankAccountID: "1" }),
  sample(financeAddFavoriteCashMethod, { id: "1", Type: 1 }),
  sample(financeRemoveFavoriteCashMethod, { id: "1", Type: 1 }),
  sample(financeSaveBankTransfer, { methodID: "1", amount: "100.00" }),
  sample(financeSaveCepBankTransfer, { methodID: "1", amount: "100.00" }),
  sample(prepayProcessTransaction, { Type: 2, methodID: "1", amount: "100.00" }),
  sample(bonusClaim, { id: "1" }),
  sample(bonusCancel, { id: "1" }),
  sample(pushSubscribe, { endpoint: "https://push.example/kontrol", keys: { p256dh: "BKontrol", auth: "Kontrol" } }),
  sample(pushUnsubscribe, { endpoint: "https://push.example/kontrol", keys: { p256dh: "BKontrol", auth: "Kontrol" } }),
  sample(limitsSet, { kind: "deposit", period: "day", value: "100.00" }),
  sample(limitsConfirm, { id: "1" }),
  sample(limitsCancelPending, { id: "1" }),
  sample(limitsTimeOut, { days: 1 }),
  sample(limitsSelfExclude, { months: 6 }),
]);

const defaults = [{}, { limit: 20, offset: 0 }] as const;

/** Whether the kit knows what to ask of this call. */
export function hasSample(call: AnyCall): boolean {
  return samples.has(nameOf(call)) || defaults.some((data) => v.is(call.request, data));
}

/** The `data` with which the kit sends a call. Throws LeftOut where this operator has nothing to ask about. */
export async function sampleOf(site: Site, call: AnyCall): Promise<object> {
  const made = samples.get(nameOf(call));
  return made ? made(site) : (defaults.find((data) => v.is(call.request, data)) ?? {});
}

/** Every single method of a direction that the player can use. */
export async function methodsOf(site: Site, Type: CashDirection): Promise<readonly SingleCashMethod[]> {
  const { data } = await site.succeed(financeListCashMethodsNew, { Type }, { as: await site.player() });
  const singles = data.methods_list.flatMap((each) => (each.type === "group" ? each.methods : [each]));
  return singles.filter(({ disabled }) => !disabled);
}

async function anyMethod(site: Site, Type: CashDirection): Promise<SingleCashMethod> {
  const [first] = await methodsOf(site, Type);
  if (!first) throw new LeftOut("the operator lists no method for deposits");
  return first;
}

/** The form of a method. */
export async function formOf(site: Site, Type: CashDirection, methodID: string): Promise<CashForm> {
  const asked = { Type, methodID, favorites: 0 } as const;
  const { data } = await site.succeed(financeListCashMethods, asked, { as: await site.player() });
  return data[0] ?? { fields: [] };
}

/** The player's bank accounts now. */
export async function accountsOf(site: Site) {
  const asking = { as: await site.player(), fresh: true };
  return (await site.succeed(financeListBankAccounts, listedAccounts, asking)).data;
}

async function anyAccount(site: Site): Promise<string> {
  const [first] = await accountsOf(site);
  if (!first) throw new LeftOut("this player has no bank account");
  return first.bankAccountID;
}

async function anyBankcode(site: Site): Promise<string> {
  for (const { id } of await methodsOf(site, 1)) {
    const { fields } = await formOf(site, 1, id);
    const value = fields.find(({ name }) => name === "bankcode")?.options?.[0]?.value;
    if (value !== undefined) return value;
  }
  throw new LeftOut("no method of this operator asks for a bankcode");
}
