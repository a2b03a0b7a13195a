import type { Pagination } from "../../src/contract/envelope.ts";

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Beyond any list, and within PostgreSQL's integers. */
const farthestOffset = 2_000_000_000;

/** The requested page, with its limit capped. Clients advance by the number of rows they received (contract.md, Lists). */
export function capPage({ limit, offset }: Page, cap: number): Page {
  return { limit: Math.min(limit, cap), offset: Math.min(offset, farthestOffset) };
}

/** A page of a short list that was fetched completely. */
export function pageOf<Item>(items: readonly Item[], page: Page): { data: Item[]; pagination: Pagination } {
  return {
    data: items.slice(page.offset, page.offset + page.limit),
    pagination: { ...page, total: items.length },
  };
}

/** A list that is always returned completely. */
export function wholeList<Item>(data: Item[]): { data: Item[]; pagination: Pagination } {
  return { data, pagination: { limit: data.length, total: data.length, offset: 0 } };
}
