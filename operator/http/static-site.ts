import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import { composeCsp } from "./csp.ts";

/** What has a name of its own for every content. */
const immutable = "public, max-age=31536000, immutable";
/** What every visit must ask for again: pages, the worker, manifests, settings, data. */
const revalidate = "no-cache";
/**
 * A worker lives under the policy that its script came with, until the next build: the operator's origins
 * may change before. What pages may ask for is bounded by the pages' own policy.
 */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self' https: http:";
/** Fonts, icons, screenshots: seldom changed, but under the same name. */
const aDay = "public, max-age=86400";

/**
 * Serves the built app from the folder `dist`: files as they are (or precompressed beside them), the
 * page for every address of the app, and 404 for a file that is not there, never the page in its place.
 *
 * @param headed the page for one address with a head of its own; undefined where the page as it is does.
 */
export function staticSite(
  dist: string,
  config: SiteConfig,
  headed?: (c: Context) => Promise<Response | undefined>,
): Hono {
  const site = new Hono();
  const page = serveStatic({ root: dist, path: "index.html", precompressed: true });
  const file = serveStatic({ root: dist, precompressed: true });

  site.use(async (c, next) => {
    await next();
    const policy = c.req.path === "/sw.js" ? workerPolicy : policyOf(dist, config);
    if (policy) c.header("Content-Security-Policy", policy);
    const found = c.res.ok || c.res.status === 304;
    c.header("Cache-Control", found ? cacheControl(c.req.path) : "no-store");
  });
  site.use(async (c, next) => (isHashed(c.req.path) ? next() : revalidation(c, next)));
  site.get("*", async (c, next) => {
    if (isHidden(c.req.path)) return c.notFound();
    if (isFile(c.req.path)) return file(c, next);
    if (!isNavigation(c)) return c.notFound();
    return (await headed?.(c)) ?? page(c, next);
  });
  return site;
}

const revalidation = etag();

/**
 * The policy of this build, opened for this operator; undefined for a folder without one. Read at each
 * request, so that a rebuild while the operator runs is served with its own policy.
 */
function policyOf(dist: string, config: SiteConfig): string | undefined {
  const file = join(dist, "csp.txt");
  return existsSync(file) ? composeCsp(readFileSync(file, "utf8"), config) : undefined;
}

function isHashed(path: string): boolean {
  return path.startsWith("/assets/");
}

function isFile(path: string): boolean {
  return isHashed(path) || path.slice(path.lastIndexOf("/")).includes(".");
}

/** `.vite/manifest.json` and its like are of no use to a browser. */
function isHidden(path: string): boolean {
  return path.includes("/.") && !path.startsWith("/.well-known/");
}

/**
 * Who takes anything is shown the page, too: those who make a shared link's preview say no more. But for a browser, which
 * names what a script or a picture asks for.
 */
function isNavigation(c: Context): boolean {
  const accept = c.req.header("accept") ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && c.req.header("sec-fetch-mode") === undefined);
}

function cacheControl(path: string): string {
  if (isHashed(path)) return immutable;
  return /\.(woff2|svg|png|webp|avif|ico)$/.test(path) ? aDay : revalidate;
}
