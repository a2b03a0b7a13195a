/** The app's own files of this build, which the worker stores as it installs. */
import { publicCaches } from "./cache-names.ts";
import { makeRoom } from "./store.ts";

/** An entry of the list that the build writes into the worker. */
export interface AppFile {
  /** Relative to the site's root. */
  readonly url: string;
  /** For a file whose name does not change with its content: tells this build's from another's. */
  readonly revision: string | null;
  /** The hash of its content, as `fetch` takes it. */
  readonly integrity?: string;
}

interface KeyedFile extends AppFile {
  /** Its place in the cache. The files of two builds lie there side by side until the new worker takes over. */
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

/** The file at this path or address, if it is one of the app's. */
export function appFileAt(url: string): KeyedFile | undefined {
  return files.get(new URL(url, location.origin).href);
}

/** Stores what is not there yet. Rejects, and so fails the install, when a file is missing or is another build's. */
export async function storeAppFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  // One after the other: the page that is open needs the network, too.
  for (const file of files.values()) {
    if (!(await cache.match(file.key))) await storeAppFile(file, await fetchAppFile(file));
  }
}

/** Deletes the files of earlier builds. */
export async function deleteOldAppFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const keys = new Set(Array.from(files.values(), ({ key }) => key));
  const old = (await cache.keys()).filter(({ url }) => !keys.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Undefined also when the browser has evicted it, or Cache Storage fails. */
export async function storedAppFile({ key }: KeyedFile): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(key);
  } catch {
    return undefined;
  }
}

/** Rejects without a network, and when the server has none or another build's. */
export async function fetchAppFile({ url, revision, integrity }: AppFile): Promise<Response> {
  // A hashed name never gets other content. Anything else may lie in the browser's own cache from an earlier build.
  const cache = revision ? "reload" : "default";
  const response = await fetch(`/${url}`, { cache, ...(integrity && { integrity }) });
  if (response.status !== 200) throw new Error(`${url}: HTTP ${response.status}`);
  // A redirected response cannot answer a navigation.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

/** Rejects when Cache Storage does not take it. */
export async function storeAppFile({ key }: KeyedFile, response: Response): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(key, response);
  } catch (error) {
    // For the next try.
    if ((error as Error).name === "QuotaExceededError") await makeRoom();
    throw error;
  }
}
