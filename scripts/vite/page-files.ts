import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ManifestTransform } from "workbox-build";

/**
 * Leaves in the precache, of the chunks, what the app cannot start and show its first page without (`first`,
 * tested on the file's name); the others are named in page-files.json, which the page reads when it has time
 * (src/pwa/fetch-page-files.ts).
 */
export function pageFilesApart(distFolder: string, first: RegExp): ManifestTransform {
  return async (entries) => {
    const isApart = ({ url }: { url: string }) => url.startsWith("assets/") && !first.test(url);
    const apart = entries.filter(isApart).map(({ url }) => `/${url}`);
    await writeFile(join(distFolder, "page-files.json"), JSON.stringify(apart.toSorted()));
    return { manifest: entries.filter((entry) => !isApart(entry)), warnings: [] };
  };
}
