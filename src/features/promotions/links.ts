import { linkOptions } from "@tanstack/react-router";
import type { PromotionState } from "./promotions-search.ts";

/** Leads to the promotions of a state, or of one category of it. Active promotions are on the page without parameters. */
export function promotionListLink(state: PromotionState, category?: string) {
  return linkOptions({ to: "/promotions", search: { state: state === "active" ? undefined : state, category } });
}

/** Leads to one promotion. */
export function promotionLink(id: string) {
  return linkOptions({ to: "/promotions", search: { id } });
}
