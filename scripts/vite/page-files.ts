import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ManifestTransform } from "workbox-build";

/**
 * Keeps in the precache only those chunks that the app needs to start and to show its first page (`first`, tested on
 * the file name). The others are listed in page-files.json, which the page reads when it is idle
 * (src/platform/fetch-page-files.ts).
 */
export function pageFilesApart(distFolder: string, first: RegExp): ManifestTransform {
  return async (entries) => {
    const isApart = ({ url }: { url: string }) => url.startsWith("assets/") && !first.test(url);
    const apart = entries.filter(isApart).map(({ url }) => `/${url}`);
    await writeFile(join(distFolder, "page-files.json"), JSON.stringify(apart.toSorted()));
    return { manifest: entries.filter((entry) => !isApart(entry)), warnings: [] };
  };
}
