import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { readOptions } from "../../api/query.ts";
import { cmsGetPromotions, type Promotion } from "../../contract/cms.ts";
import { addressText } from "../../lib/address-text.ts";
import { beginOf, endOf, isRunning } from "../../lib/period.ts";

export const promotions = () => readOptions(cmsGetPromotions, {});

/** The states, as the contract and the address of the page name them. */
export const promotionStates = ["active", "coming", "finished"] as const;
export type PromotionState = (typeof promotionStates)[number];

type Announced = Pick<Promotion, "state" | "Start_date" | "End_date">;

/**
 * The state of a promotion at `nowMs` (milliseconds since 1970). The operator's state applies, but the dates can
 * correct it: a cached answer may be out of date, and a promotion announced as active before its start is still coming.
 */
export function promotionState(promotion: Announced, nowMs: number): PromotionState {
  if (promotion.state === "finished" || !(nowMs < endOf(promotion))) return "finished";
  return promotion.state === "active" && beginOf(promotion) <= nowMs ? "active" : "coming";
}

/**
 * The promotions that players can take part in at `nowMs` (milliseconds since 1970): `Status` is set, the operator
 * calls them active, and `nowMs` lies between their dates. The dates are checked because the answer may be cached.
 */
export function runningPromotions<Item extends Announced & Pick<Promotion, "Status">>(
  items: readonly Item[],
  nowMs: number,
): Item[] {
  return items.filter((item) => item.Status && item.state === "active" && isRunning(item, nowMs));
}

/** The search parameters of the promotions page. Values that are not valid are ignored. */
export const promotionsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(promotionStates)), undefined),
  category: addressText,
  id: addressText,
});
export type PromotionsSearch = v.InferOutput<typeof promotionsSearch>;

/** The categories with a translated name, by id (those of the reference operator). */
const names: Readonly<Record<string, MessageDescriptor>> = {
  deposit: msg`Yatırım`,
  casino: msg`Casino`,
  live: msg`Canlı casino`,
  sports: msg`Spor`,
  general: msg`Genel`,
};

/** The name of a category; undefined for an unknown one, whose id is then shown as it is. */
export function categoryName(category: string): MessageDescriptor | undefined {
  return Object.hasOwn(names, category) ? names[category] : undefined;
}

/** The categories that occur in `items`: the known ones first, in the order of `names`. */
export function categoriesOf(items: readonly { readonly Category?: string | undefined }[]): string[] {
  const present = new Set(items.flatMap(({ Category }) => Category ?? []));
  const known = Object.keys(names).filter((category) => present.delete(category));
  return [...known, ...present];
}
