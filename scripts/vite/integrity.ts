import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ManifestTransform } from "workbox-build";

/**
 * Gives every entry of the precache manifest its `integrity`, so that the worker notices a file that
 * changed under the same name and heals a precache that the browser evicted in part. A revision is the
 * beginning of it: another hash would tell no more, and does not compress.
 */
export function withIntegrity(distFolder: string): ManifestTransform {
  return async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        const content = await readFile(join(distFolder, entry.url));
        const hash = createHash("sha256").update(content).digest("base64");
        return { ...entry, integrity: `sha256-${hash}`, revision: entry.revision && hash.slice(0, 8) };
      }),
    ),
    warnings: [],
  });
}
