import { cacheNames, registerQuotaErrorCallback, setCacheNameDetails } from "workbox-core";
import { schemaVersion } from "../src/contract/schema-version.ts";

const prefix = "karo";
setCacheNameDetails({ prefix });

/**
 * The worker's caches. All of them hold public data and may stay when a player logs out. A cache for a player's own
 * data must not be added to this list.
 */
export const publicCaches = {
  /** The app's own files. Workbox stores them when the worker installs. */
  app: cacheNames.precache,
  content: `${prefix}-content-${schemaVersion}`,
  catalogue: `${prefix}-catalogue-${schemaVersion}`,
  /** config.json, /data, licences. */
  staticData: `${prefix}-static-data-${schemaVersion}`,
  images: `${prefix}-images`,
} as const;

export const daySeconds = 24 * 60 * 60;

// `purgeOnQuotaError` would only know the caches that this run of the worker has used: none while it installs.
registerQuotaErrorCallback(() => caches.delete(publicCaches.images));

/** Deletes every other cache of this site: at log-out, and when a new worker takes over from one with earlier schemas. */
export async function deleteOtherCaches(): Promise<void> {
  const kept: ReadonlySet<string> = new Set(Object.values(publicCaches));
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(`${prefix}-`) && !kept.has(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
