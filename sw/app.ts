/** The app's own files of this build, and the page that every address of the site starts from. */
import {
  addPlugins,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { networkIfStorageFails } from "./answers.ts";
import { publicCaches } from "./caches.ts";
import type { OperatorConfig } from "./operator-config.ts";

/**
 * Addresses (path and query) that index.html must not answer: the operator's, and files. A missing file must be a 404, not
 * a page. Under /play a provider's name may contain a dot.
 */
export const notOurPages: readonly RegExp[] = [
  /^\/(?:endpoint|art|data|operator)(?:[/?]|$)/,
  /^\/(?!play\/|index\.html(?:\?|$))[^?]*\.[^./?]+(?:\?|$)/,
];

const shellPath = "/index.html";

let shellIntegrity: string | undefined;

/** Stores the app when the worker installs, and answers with it. Under the development server there is none. */
export function serveApp(entries: readonly PrecacheEntry[]): void {
  addPlugins([networkIfStorageFails]);
  precacheAndRoute([...entries]);
  shellIntegrity = entries.find(({ url }) => `/${url}` === shellPath)?.integrity;
  if (!getCacheKeyForURL(shellPath)) return;
  const shell = createHandlerBoundToURL(shellPath);
  // With the hash, Workbox stores the page again if the browser has evicted it.
  const params = shellIntegrity ? { integrity: shellIntegrity } : {};
  registerRoute(new NavigationRoute((options) => shell({ ...options, params }), { denylist: [...notOurPages] }));
}

/** Header of the stored index.html: the origins, separated by spaces, that its policy is known to allow. */
const madeForHeader = "X-Policy-Made-For";

/**
 * Fetches index.html again if its policy was made for other origins than config.json names. The content security policy is
 * a header of index.html, and the operator's origins change with the configuration, not with the build. If the request
 * fails, or the server still sends the old policy, the next config.json triggers another attempt. Never rejects.
 *
 * A policy that allows the origins by a wildcard never counts as matching. This costs one request per config.json.
 */
export async function followConfig({ policyOrigins }: OperatorConfig): Promise<void> {
  try {
    const key = getCacheKeyForURL(shellPath);
    const cache = await caches.open(publicCaches.app);
    const stored = key && (await cache.match(key));
    if (!stored) return;
    const wanted = policyOrigins.join(" ");
    const madeFor = stored.headers.get(madeForHeader);
    if (madeFor === wanted) return;
    // A newly installed index.html has no mark yet, and the server has just made its policy.
    const isFresh = madeFor === null && allows(stored, policyOrigins);
    const shell = isFresh ? stored : await fetch(shellPath, { cache: "reload", integrity: shellIntegrity ?? "" });
    if (shell.status !== 200) return;
    const headers = new Headers(shell.headers);
    headers.set(madeForHeader, allows(shell, policyOrigins) ? wanted : "unknown");
    await cache.put(key, new Response(shell.body, { headers }));
  } catch {
    // No network, another build on the server, or Cache Storage failed.
  }
}

function allows(shell: Response, origins: readonly string[]): boolean {
  const policy = shell.headers.get("Content-Security-Policy");
  const sources = new Set(policy?.split(/[\s;]+/));
  return policy === null || origins.every((origin) => sources.has(origin));
}
