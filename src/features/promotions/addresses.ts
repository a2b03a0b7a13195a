import type { PromotionState } from "./promotion-state.ts";

export interface PromotionListAddress {
  readonly state: PromotionState;
  /** Without a category, all promotions are listed. */
  readonly category?: string | undefined;
}

/** The address of the promotions of a state. Active promotions are on the page without parameters. */
export function promotionListPath({ state, category }: PromotionListAddress): string {
  const search = new URLSearchParams();
  if (state !== "active") search.set("state", state);
  if (category !== undefined) search.set("category", category);
  return search.size > 0 ? `/promotions?${search}` : "/promotions";
}

/** The address of one promotion. */
export function promotionPath(id: string): string {
  return `/promotions?id=${encodeURIComponent(id)}`;
}
