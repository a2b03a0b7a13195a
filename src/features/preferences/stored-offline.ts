import { forgetCatalogue, listCatalogue } from "../catalogue/catalogue.ts";

/** What this device has for use without a network. */
export interface StoredOffline {
  readonly games: number;
  readonly tables: number;
  /** Rules, questions, promotions and tournaments, in every language that was read. */
  readonly pages: number;
  readonly pictures: number;
  /** Everything that the site stores, in bytes. Undefined if the browser does not say. */
  readonly bytes: number | undefined;
}

/** The names of the worker's caches begin with these (sw/caches.ts). All of them hold public data. */
const cachePrefixes = { pages: "karo-content", pictures: "karo-images", lists: "karo-catalogue" } as const;

/** Counts what is stored. Never rejects: what cannot be read counts as none. */
export async function readStoredOffline(): Promise<StoredOffline> {
  const whole = { filters: {}, offset: 0, limit: 1 };
  const [games, tables, pages, pictures, bytes] = await Promise.all([
    listCatalogue({ lobby: "slot", ...whole }),
    listCatalogue({ lobby: "live", ...whole }),
    countEntries(cachePrefixes.pages),
    countEntries(cachePrefixes.pictures),
    navigator.storage?.estimate().then(({ usage }) => usage, () => undefined),
  ]);
  return { games: games?.total ?? 0, tables: tables?.total ?? 0, pages, pictures, bytes };
}

/** Deletes it. The site's own code stays, so that the site still opens without a network. */
export async function clearStoredOffline(): Promise<void> {
  const names = await cacheNames(Object.values(cachePrefixes));
  await Promise.all([forgetCatalogue(), ...names.map((name) => caches.delete(name))]);
}

async function countEntries(prefix: string): Promise<number> {
  const names = await cacheNames([prefix]);
  const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function cacheNames(prefixes: readonly string[]): Promise<string[]> {
  // Without a secure context there is no cache storage, and some browsers forbid it.
  const names = await globalThis.caches?.keys().catch(() => []);
  return (names ?? []).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
}
