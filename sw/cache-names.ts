import { schemaVersion } from "../src/contract/canonical.ts";
import { firstScreenCache } from "../src/lib/first-screen-copy.ts";

const prefix = "karo-";

/**
 * The worker's caches. All of them are public: what is in them may stay when a player
 * logs out. A cache for a player's own data gets no place in this list.
 */
export const publicCaches = {
  /** The app's own files of this build: those that the worker stores as it installs. */
  appFiles: `${prefix}app-files`,
  /** Answers of calls with the policy `content`. */
  content: `${prefix}content-${schemaVersion}`,
  /** Answers of calls with the policy `catalogue`. */
  catalogue: `${prefix}catalogue-${schemaVersion}`,
  /** config.json, /data, licences. */
  staticData: `${prefix}static-data-${schemaVersion}`,
  images: `${prefix}images`,
  /** The other code and styles of pages. */
  pageFiles: `${prefix}page-files`,
  /** The home page's first screen, which the page keeps. */
  firstScreen: firstScreenCache,
} as const;

/**
 * Deletes every cache of ours that is not public: those of earlier schema versions when a new worker takes over,
 * and at log-out.
 */
export async function deleteOtherCaches(): Promise<void> {
  const kept: ReadonlySet<string> = new Set(Object.values(publicCaches));
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && !kept.has(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
