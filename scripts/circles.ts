/**
 * Finds circles in a graph of imports.
 *
 * @param imports for each file the files that it imports. Files that are not keys count as files without imports.
 * @returns at least one circle of every group of files that import each other. The first file of a circle is repeated at
 *   its end: `["a.ts", "b.ts", "a.ts"]`.
 */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}
