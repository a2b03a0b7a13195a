import { foldForSearch } from "../../lib/turkish.ts";

/**
 * Returns one anchor per title, in order: readable, in plain letters, and unique. `taken` tells which ids the page
 * already uses.
 */
export function slugsOf(titles: readonly string[], taken: (id: string) => boolean = () => false): string[] {
  const given = new Set<string>();
  return titles.map((title) => {
    const slug = slugOf(title);
    let id = slug;
    for (let count = 2; given.has(id) || taken(id); count += 1) id = `${slug}-${count}`;
    given.add(id);
    return id;
  });
}

function slugOf(title: string): string {
  const words = foldForSearch(title).match(/[\p{L}\p{N}]+/gu);
  return words?.join("-") ?? "bolum";
}
