import { type Context, Hono } from "hono";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { languageParameter, type PageLanguage, pageLanguages } from "../../src/contract/page-languages.ts";
import { publicPaths } from "../../src/contract/public-pages.ts";
import { compressed } from "../http/compression.ts";
import { visitOf } from "../http/visit.ts";
import type { Operator } from "../calls/operator.ts";
import { retryAfterSecondsOf } from "../lib/faults.ts";
import { describePage } from "./describe-page.ts";
import { withHead } from "./head-tags.ts";
import { robotsText, sitemapText } from "./site-index.ts";

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
