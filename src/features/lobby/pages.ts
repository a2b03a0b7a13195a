/** The number of rows in one request (product.md 9.3). */
export const pageSize = 48;

/** A range of positions in the list, `end` not included. */
export interface TileRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the pages, counted from 0, that contain a range of tiles. Page 0 is always included, because it says how
 * many tiles there are.
 */
export function pagesOf({ start, end }: TileRange, rows: number): number[] {
  const first = Math.floor(Math.max(0, start) / rows);
  const last = Math.floor(Math.max(0, end - 1) / rows);
  const pages = first > 0 ? [0] : [];
  for (let page = first; page <= last; page += 1) pages.push(page);
  return pages;
}

/**
 * Returns the actual number of rows in a page: an operator may send fewer than it was asked for.
 *
 * @param received the rows of the first page, including dropped ones
 */
export function rowsPerPage(received: number, total: number): number {
  return received > 0 && received < Math.min(pageSize, total) ? received : pageSize;
}
