/** How many rows are asked for at a time (spec §9). */
export const pageSize = 48;

/** A run of tiles by their places in the list, `end` not included. */
export interface TileRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The pages (counted from 0) that hold a run of tiles. Page 0 is always among them: it says how many tiles
 * there are.
 */
export function pagesOf({ start, end }: TileRange, rows: number): number[] {
  const first = Math.floor(Math.max(0, start) / rows);
  const last = Math.floor(Math.max(0, end - 1) / rows);
  const pages = first > 0 ? [0] : [];
  for (let page = first; page <= last; page += 1) pages.push(page);
  return pages;
}

/**
 * How many rows a page really has: an operator may give fewer than it was asked for (contract §1).
 *
 * @param received rows of the first page, those that were left out included.
 */
export function rowsPerPage(received: number, total: number): number {
  return received > 0 && received < Math.min(pageSize, total) ? received : pageSize;
}
