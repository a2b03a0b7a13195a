import { type Context, Hono } from "hono";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { languageParameter, type PageLanguage, pageLanguages, pathIn } from "../../src/contract/page-languages.ts";
import { privatePaths, publicPaths } from "../../src/contract/public-pages.ts";
import { compressed } from "../http/compression.ts";
import { visitOf } from "../http/visit.ts";
import type { Operator } from "../operator.ts";
import { retryAfterSecondsOf } from "../describe-fault.ts";
import { describePage } from "./describe-page.ts";
import { withHead } from "./head-tags.ts";

/** robots.txt and sitemap.xml, with all current promotions and tournaments. */
export function siteIndex(operator: Operator): Hono {
  const index = new Hono();
  index.get("/robots.txt", (c) => c.text(robotsText(originOf(c, operator))));
  index.get("/sitemap.xml", async (c) => {
    const { db } = operator;
    const [promotions, tournaments] = await Promise.all([
      db.selectFrom("promotion").select("id").where("active", "=", true).orderBy("id").execute(),
      db.selectFrom("tournament").select("id").orderBy("id").execute(),
    ]);
    const paths = [
      ...publicPaths,
      ...promotions.map(({ id }) => `/promotions?id=${encodeURIComponent(id)}`),
      ...tournaments.map(({ id }) => `/tournaments?id=${encodeURIComponent(id)}`),
    ];
    return compressed(c, sitemapText(originOf(c, operator), paths), {
      "content-type": "application/xml; charset=utf-8",
    });
  });
  return index;
}

/** How long a page waits for its own head. The app makes its head by itself, so the page must not wait for a slow database. */
const longestWaitMs = 1_000;

/**
 * The built page with the head of the requested page, so that clients without scripts show a shared link with its
 * title and description. Undefined when the page needs no change, or the database does not answer in time.
 */
export function headedPage(dist: string, operator: Operator) {
  return async (c: Context): Promise<Response | undefined> => {
    const url = new URL(c.req.url);
    const language = languageOf(url);
    const page = await unlessAway(describePage(operator, url, language));
    if (!page) return undefined;
    const html = await readFile(join(dist, "index.html"), "utf8");
    const context = { origin: originOf(c, operator), language, config: operator.config };
    return compressed(c, withHead(html, page, context), { "content-type": "text/html; charset=utf-8" });
  };
}

/** What the database answers. Undefined when that takes too long, or a fault that will pass prevents it. */
async function unlessAway<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const waiting = new AbortController();
  try {
    return await Promise.race([answer, sleep(longestWaitMs, undefined, { signal: waiting.signal })]);
  } catch (error) {
    if (retryAfterSecondsOf(error) === undefined) throw error;
    return undefined;
  } finally {
    waiting.abort();
  }
}

function languageOf(url: URL): PageLanguage {
  const asked = url.searchParams.get(languageParameter);
  return pageLanguages.find((code) => code === asked) ?? pageLanguages[0];
}

/** The configured origin or, without it, the origin at which the visitor reached the site. */
function originOf(c: Context, { config, isTrustedProxy }: Operator): string {
  return config.siteOrigin ?? visitOf(c, isTrustedProxy).origin;
}

/**
 * robots.txt. It contains the sitemap only when the site's origin is known, because that must be an absolute address.
 */
export function robotsText(origin?: string): string {
  return [
    "User-agent: *",
    ...privatePaths.map((path) => `Disallow: ${path}`),
    ...(origin === undefined ? [] : ["", `Sitemap: ${origin}/sitemap.xml`]),
    "",
  ].join("\n");
}

/** sitemap.xml: every public path in every language, with its alternates. */
export function sitemapText(origin: string, paths: readonly string[]): string {
  const address = (code: (typeof pageLanguages)[number], path: string) =>
    new URL(pathIn(code, path), origin).href.replaceAll("&", "&amp;");
  const entries = paths.flatMap((path) => {
    const alternates = pageLanguages.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(code, path)}"/>`,
    );
    return pageLanguages.map((code) => `<url><loc>${address(code, path)}</loc>${alternates.join("")}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
