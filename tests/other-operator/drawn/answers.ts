/** Random answers to the calls of docs/contract.md that pages show. */
import fc, { type Arbitrary } from "fast-check";
import { balance, cashMethod, favourite, profile, singleCashMethod, transaction } from "./account.ts";
import { category, game, provider, table } from "./catalogue.ts";
import { information, jackpot, massMessage, popup, promotion, slide, specialDate, tournament } from "./content.ts";
import { type DrawnAnswer, emptyList, type Length, length, one, page } from "./envelopes.ts";
import { rowsOf } from "./shapes.ts";

type Asked = Readonly<Record<string, unknown>>;

/** A row of the list that a call answers. */
const rowOf: Readonly<Record<string, (asked: Asked) => Arbitrary<unknown>>> = {
  "cmscontroller/getSlider": () => slide(undefined),
  "cmscontroller/getIcSlider": ({ sliderPlace }) => slide(sliderPlace),
  "slider/get_all_items": () => slide(undefined),
  "slider/get_active_items": () => slide(undefined),
  "cmscontroller/getPromotions": () => promotion,
  "cmscontroller/popupInformation": () => popup,
  "cmscontroller/getSpecialDateInf": () => specialDate,
  "cmscontroller/getInformation": ({ InfType }) => information(InfType),
  "cmscontroller/getTournaments": () => tournament,
  "habanero/getJackpots": () => jackpot,
  "crm/list_mass_messages": () => massMessage,
  "casino/category_list": () => category,
  "casino/provider_list": () => provider,
  "casino/games_list": () => game,
  "livecasino/category_list": () => category,
  "livecasino/provider_list": () => provider,
  "livecasino/game_table_list": () => table,
  "user/favorites": ({ type }) => favourite(type),
  "finance/list_highlighted_cash_methods": () => singleCashMethod,
  "finance/list_transactions": () => transaction,
};

/** The smallest and largest number of rows of lists that are not requested in pages. */
const sizes: Readonly<Record<string, { least: number; most: number }>> = {
  "casino/category_list": { least: 24, most: 40 },
  "cmscontroller/getInformation": { least: 1, most: 1 },
};

/** The calls that have random answers. */
export const drawnCalls: readonly string[] = [
  ...Object.keys(rowOf),
  "finance/check_balance",
  "finance/list_cash_methods_new",
  "user/get_user_profile",
];

/**
 * A random answer to a call with these data, or undefined where there is none. `of` gives the length of its list, and
 * must be the same for all pages of one list.
 */
export function answerTo(name: string, asked: Asked, of: Length): Arbitrary<DrawnAnswer> | undefined {
  if (name === "user/get_user_profile") return one(profile);
  // The first record is the balance. An invalid one would make the balance unknown.
  if (name === "finance/check_balance")
    return fc.oneof({ weight: 6, arbitrary: one(fc.tuple(balance)) }, { weight: 1, arbitrary: emptyList });
  if (name === "finance/list_cash_methods_new") {
    const rows = rowsOf(cashMethod);
    const wrapped = rows.map(({ rows: methods_list, bad }) => ({
      answer: { result: true, data: { methods_list } },
      bad,
    }));
    return fc.oneof({ weight: 3, arbitrary: wrapped }, { weight: 1, arbitrary: emptyList });
  }
  const row = rowOf[name]?.(asked);
  if (!row) return undefined;
  const size = sizes[name];
  if (size) {
    const all: Length = { ...of, total: size.most, cap: size.most };
    return fc.oneof({ weight: 9, arbitrary: page(rowsOf(row, size), all, 0) }, { weight: 1, arbitrary: emptyList });
  }
  const { limit = 500, offset = 0 } = asked as { readonly limit?: number; readonly offset?: number };
  if (of.total === 0) return emptyList;
  const most = Math.max(0, Math.min(limit, of.cap, of.total - offset));
  return page(rowsOf(row, { least: most, most }), of, offset);
}

/** For a call whose pages are drawn independently: an answer with any length. */
export const anyAnswerTo = (name: string, asked: Asked): Arbitrary<DrawnAnswer> =>
  length.chain((of) => answerTo(name, asked, of) ?? emptyList);
