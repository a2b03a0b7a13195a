import type { Pagination } from "../../src/contract/envelope.ts";

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Beyond any list, and still a number to PostgreSQL. */
const farthestOffset = 2_000_000_000;

/** The page asked for, with its limit capped: the client advances by what it received (contract §1). */
export function capPage({ limit, offset }: Page, cap: number): Page {
  return { limit: Math.min(limit, cap), offset: Math.min(offset, farthestOffset) };
}

/** A page of a short list that was fetched whole. */
export function pageOf<Item>(
  items: readonly Item[],
  page: Page,
): { data: Item[]; pagination: Pagination } {
  return {
    data: items.slice(page.offset, page.offset + page.limit),
    pagination: { ...page, total: items.length },
  };
}

/** A list that is always answered whole. */
export function wholeList<Item>(data: Item[]): { data: Item[]; pagination: Pagination } {
  return { data, pagination: { limit: data.length, total: data.length, offset: 0 } };
}
