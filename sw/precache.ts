import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import type { PrecacheEntry } from "workbox-precaching/_types.js";
import { answerWith } from "./answer-with.ts";
import { isHome, withFirstScreen } from "./first-screen.ts";
import { notOurPages } from "./navigation.ts";
import { isOwn, type Passing, type Route } from "./routes.ts";

const shell = "/index.html";

const precache = new PrecacheController();

/** Under the development server the manifest is empty and everything comes from the network. */
export function listAppFiles(manifest: readonly (PrecacheEntry | string)[]): void {
  precache.addToCacheList([...manifest]);
}

/** Stores the app's own files; rejects, and so fails the install, when one of them is missing. */
export async function storeAppFiles(event: ExtendableEvent): Promise<void> {
  await precache.install(event);
}

/** Deletes the files of earlier builds. */
export async function deleteOldAppFiles(event: ExtendableEvent): Promise<void> {
  await precache.activate(event);
}

/** Every page of the site is index.html. */
export const pages: Route = {
  method: "GET",
  matches: (request, url) =>
    request.mode === "navigate" &&
    precache.getCacheKeyForURL(shell) !== undefined &&
    !notOurPages.some((pattern) => pattern.test(url.pathname)),
  async answer({ event, url }) {
    const page = await fromPrecache({ request: new Request(shell), url: new URL(shell, url), event });
    return isHome(url) ? withFirstScreen(page) : page;
  },
};

/** The app's own files. */
export const appFiles: Route = {
  method: "GET",
  matches: (_request, url) => isOwn(url) && precache.getCacheKeyForURL(url.href) !== undefined,
  answer: fromPrecache,
};

/** With the integrity workbox can store a file anew that the browser had evicted. */
function fromPrecache({ request, url, event }: Passing): Promise<Response> {
  const cacheKey = precache.getCacheKeyForURL(url.href);
  const integrity = cacheKey && precache.getIntegrityForCacheKey(cacheKey);
  return answerWith(precache.strategy, { request, event, params: { cacheKey, integrity } });
}

/** A text that changes with every build: the shell names every other file by its content. */
export function buildOfWorker(): string {
  const key = precache.getCacheKeyForURL(shell);
  return (key && new URL(key).searchParams.get("__WB_REVISION__")) || "dev";
}

/**
 * Fetches the shell's headers anew. The content security policy among them names the operator's origins,
 * which change with config.json and not with the build; the page itself must still be this build's.
 */
export async function refreshShell(): Promise<void> {
  const key = precache.getCacheKeyForURL(shell);
  const integrity = key && precache.getIntegrityForCacheKey(key);
  if (!key || !integrity) return;
  const response = await fetch(shell, { cache: "reload", integrity });
  // A redirected response cannot answer a navigation.
  if (response.status !== 200 || response.redirected) return;
  const cache = await caches.open(precache.strategy.cacheName);
  await cache.put(key, response);
}
