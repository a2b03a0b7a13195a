import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ManifestTransform } from "workbox-build";
import { filesOfHome, readBuiltChunks } from "../built-chunks.ts";

/**
 * Keeps in the precache only those chunks that the app needs to start and to show its home page. The others are listed
 * in page-files.json, which the page reads when it is idle (src/platform/register.ts).
 */
export function pageFilesApart(distFolder: string): ManifestTransform {
  return async (entries) => {
    const first = filesOfHome(await readBuiltChunks(distFolder));
    const isApart = ({ url }: { url: string }) => url.startsWith("assets/") && !first.has(url);
    const apart = entries.filter(isApart).map(({ url }) => `/${url}`);
    await writeFile(join(distFolder, "page-files.json"), JSON.stringify(apart.toSorted()));
    return { manifest: entries.filter((entry) => !isApart(entry)), warnings: [] };
  };
}
