import type { PromotionState } from "./promotion-state.ts";

export interface PromotionListAddress {
  readonly state: PromotionState;
  /** All of them without one. */
  readonly category?: string | undefined;
}

/** The address of the promotions in a state; the running ones are the page itself. */
export function promotionListPath({ state, category }: PromotionListAddress): string {
  const search = new URLSearchParams();
  if (state !== "active") search.set("state", state);
  if (category !== undefined) search.set("category", category);
  return search.size > 0 ? `/promotions?${search}` : "/promotions";
}

/** The own address of a promotion, to share. */
export function promotionPath(id: string): string {
  return `/promotions?id=${encodeURIComponent(id)}`;
}
