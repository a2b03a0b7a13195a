/** The app's own files of this build. The worker stores them when it installs. */
import { publicCaches } from "./cache-names.ts";
import { makeRoom } from "./store.ts";

declare const self: ServiceWorkerGlobalScope;

/** An entry of the list that the build injects into the worker. */
export interface AppFile {
  /** Relative to the site's root. */
  readonly url: string;
  /** Identifies this build's version of a file whose name has no content hash. Null for hashed names. */
  readonly revision: string | null;
  /** Hash of the content, in the format of `fetch`'s `integrity` option. */
  readonly integrity?: string;
}

interface KeyedFile extends AppFile {
  /** The file's key in the cache. The files of two builds coexist until the new worker takes over. */
  readonly key: string;
}

const cacheName = publicCaches.appFiles;
const files = new Map<string, KeyedFile>();

/** Under the development server the list is empty and everything comes from the network. */
export function listAppFiles(list: readonly AppFile[]): void {
  for (const file of list) {
    const { href } = new URL(file.url, location.origin);
    files.set(href, { ...file, key: file.revision ? `${href}?revision=${file.revision}` : href });
  }
}

/** Returns the app's file at this path or address, if there is one. */
export function appFileAt(url: string): KeyedFile | undefined {
  return files.get(new URL(url, location.origin).href);
}

/**
 * Stores the files that are missing. Rejects, and so fails the install, if the server lacks a file or has another
 * build's.
 */
export async function storeAppFiles(): Promise<void> {
  const stored = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
  const missing = Array.from(files.values()).filter(({ key }) => !stored.has(key)).values();
  // Few at a time, because the open page needs the network too. One at a time, a slow network's latency would add up.
  const storeRest = async () => {
    for (const file of missing) await storeAppFile(file, await fetchAppFile(file));
  };
  await Promise.all([storeRest(), storeRest(), storeRest()]);
}

/** Deletes the files of other builds, except while a newer worker stores its own. That one deletes the rest later. */
export async function deleteOldAppFiles(): Promise<void> {
  if (self.registration.installing) return;
  const cache = await caches.open(cacheName);
  const keys = new Set(Array.from(files.values(), ({ key }) => key));
  const old = (await cache.keys()).filter(({ url }) => !keys.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Returns undefined also if the browser has evicted the file or Cache Storage fails. */
export async function storedAppFile({ key }: KeyedFile): Promise<Response | undefined> {
  return caches.match(key, { cacheName }).catch(() => undefined);
}

/** Rejects without a network, and if the server lacks the file or has another build's. */
export async function fetchAppFile({ url, revision, integrity }: AppFile): Promise<Response> {
  // The content of a hashed name never changes. Other files may be in the HTTP cache from an earlier build.
  const cache = revision ? "reload" : "default";
  const response = await fetch(`/${url}`, { cache, ...(integrity && { integrity }) });
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  // A redirected response cannot answer a navigation.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

/** Rejects if Cache Storage refuses the file. */
export async function storeAppFile({ key }: KeyedFile, response: Response): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(key, response);
  } catch (error) {
    // So that the next attempt has room.
    if ((error as Error).name === "QuotaExceededError") await makeRoom();
    throw error;
  }
}
