import type { SourceMap } from "node:module";

/**
 * The place in the sources, such as `src/main.tsx:14:3 (start)`. Undefined if the map has none.
 *
 * @param line and column count from 1, as in a stack.
 */
export function placeOf(map: SourceMap, line: number, column: number): string | undefined {
  const entry = map.findEntry(line - 1, column - 1);
  if (!("originalSource" in entry)) return undefined;
  const { originalSource, originalLine, originalColumn, name } = entry as typeof entry & { readonly name?: string };
  const source = originalSource.replace(/^(?:\.\.\/)+/, "");
  return `${source}:${originalLine + 1}:${originalColumn + 1}${name ? ` (${name})` : ""}`;
}
