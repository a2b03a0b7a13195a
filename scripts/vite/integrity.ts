import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ManifestTransform } from "workbox-build";

/**
 * Adds `integrity` to every entry of the precache manifest. The worker can then detect a file that changed under the
 * same name, and restore files that the browser evicted. A revision is the start of that hash: a separate hash would
 * add no information and compress badly.
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
