import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import { composeCsp } from "../http/security-headers.ts";

/** Files whose names change with their content. */
const immutable = "public, max-age=31536000, immutable";
/** Files that must be revalidated on every visit: pages, the worker, manifests, settings, data. */
const revalidate = "no-cache";
/**
 * The policy of the worker's script. A worker keeps the policy with which its script was served, while the operator's
 * origins may change before the next build. The pages' own policy limits what pages can request.
 */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self' https: http:";
/** Fonts, icons and screenshots: they rarely change, but keep their names. */
const aDay = "public, max-age=86400";

/**
 * Serves the built app from the folder `dist`: its files (precompressed where possible), the page for every address
 * of the app, and 404 for missing files.
 *
 * @param headed returns the page with a head for this address. Undefined when the built page is right.
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
 * The build's policy with this operator's addresses. Undefined for a folder without a policy. It is read on each
 * request, so that a rebuild takes effect without a restart.
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

/** Files such as `.vite/manifest.json` are not for browsers. */
function isHidden(path: string): boolean {
  return path.includes("/.") && !path.startsWith("/.well-known/");
}

/**
 * Whether to answer with the page. Clients that accept anything get it, because link previews send no more than that.
 * Browsers are the exception: they say when a script or a picture is requested.
 */
function isNavigation(c: Context): boolean {
  const accept = c.req.header("accept") ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && c.req.header("sec-fetch-mode") === undefined);
}

function cacheControl(path: string): string {
  if (isHashed(path)) return immutable;
  return /\.(woff2|svg|png|webp|avif|ico)$/.test(path) ? aDay : revalidate;
}
