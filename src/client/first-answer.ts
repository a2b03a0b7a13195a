/** The answer in a query's data. For a list that is read in pages (list-pages/list-options.ts), its first page. */
export function firstAnswer(data: unknown): unknown {
  const { pages } = (data ?? {}) as { readonly pages?: readonly unknown[] };
  return pages ? pages[0] : data;
}
