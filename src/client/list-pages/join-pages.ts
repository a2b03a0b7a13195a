import type { Read } from "../use-read.ts";

export interface JoinedPages<Item> {
  /** The rows of all pages, each once. A row can be in two pages: rows added at the front move the others to later pages. */
  readonly rows: readonly Item[];
  /** How many rows the last page added. */
  readonly added: number;
}

/** The rows of each page; undefined while the page loads. */
export type PageRows<Item> = readonly (readonly Item[] | undefined)[];

/**
 * Returns a function that joins the pages of one list. It remembers the pages of its last call. If the list has only
 * grown, it reads just the new pages. Without new rows it returns the same `rows`.
 */
export function pageJoiner<Item extends { readonly id: string }>(): (pages: PageRows<Item>) => JoinedPages<Item> {
  let known: PageRows<Item> = [];
  let byId = new Map<string, Item>();
  let joined: JoinedPages<Item> = { rows: [], added: 0 };
  return (pages) => {
    if (known.some((page, index) => page !== pages[index])) {
      [known, byId] = [[], new Map()];
      joined = { rows: [], added: 0 };
    }
    if (pages.length === known.length) return joined;
    let added = 0;
    for (const page of pages.slice(known.length)) {
      const before = byId.size;
      for (const row of page ?? []) if (!byId.has(row.id)) byId.set(row.id, row);
      added = byId.size - before;
    }
    const rows = byId.size > joined.rows.length ? [...byId.values()] : joined.rows;
    joined = { rows, added };
    known = pages.slice(0, pages.findLastIndex((page) => page !== undefined) + 1);
    return joined;
  };
}

/**
 * The offset of the page after `last`, which begins at `offset`. Undefined while `last` loads and after the end. The
 * true total tells the end; without one, a page that added no rows does.
 */
export function nextOffset<Item>(
  offset: number,
  { answer, received = 0 }: Pick<Read<Item[]>, "answer" | "received">,
  added: number,
): number | undefined {
  if (!answer || received === 0) return undefined;
  const next = offset + received;
  const total = answer.pagination?.total;
  // Some operators send a total of 0 with rows.
  if (total) return total > next ? next : undefined;
  return added > 0 || answer.dropped > 0 ? next : undefined;
}
