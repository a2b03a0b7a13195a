import type { Read } from "../use-read.ts";

/** The rows of all pages, each once: what is added at the front while the player reads moves rows to the next page. */
export function joinPages<Item extends { readonly id: string }>(pages: readonly (readonly Item[] | undefined)[]): readonly Item[] {
  const rows = new Map<string, Item>();
  for (const page of pages) for (const row of page ?? []) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

/**
 * The offset of the page after `last`, which begins at `offset`. Undefined while `last` loads and after the end. The
 * true total tells the end; without one, a page without new rows does.
 */
export function nextOffset<Item extends { readonly id: string }>(
  offset: number,
  { answer, received = 0 }: Pick<Read<Item[]>, "answer" | "received">,
  pages: readonly (readonly Item[] | undefined)[],
): number | undefined {
  if (!answer || received === 0) return undefined;
  const next = offset + received;
  const total = answer.pagination?.total;
  // Some operators send a total of 0 with rows.
  if (total) return total > next ? next : undefined;
  const before = joinPages(pages.slice(0, -1)).length;
  return joinPages(pages).length > before || answer.dropped > 0 ? next : undefined;
}
