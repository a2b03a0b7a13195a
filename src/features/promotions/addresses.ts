import { type SitePath, withSearch } from "../../ui/site-href.ts";
import type { PromotionState } from "./promotion-state.ts";

export interface PromotionListAddress {
  readonly state: PromotionState;
  /** Without a category, all promotions are listed. */
  readonly category?: string | undefined;
}

/** The address of the promotions of a state. Active promotions are on the page without parameters. */
export function promotionListPath({ state, category }: PromotionListAddress): SitePath {
  const search = new URLSearchParams();
  if (state !== "active") search.set("state", state);
  if (category !== undefined) search.set("category", category);
  return withSearch("/promotions", search);
}

/** The address of one promotion. */
export function promotionPath(id: string): SitePath {
  return `/promotions?id=${encodeURIComponent(id)}`;
}
