import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { languageParameter, pageLanguages, type PageLanguage } from "../../src/contract/page-languages.ts";
import { publicPaths } from "../../src/contract/public-pages.ts";
import { compressed } from "../http/compression.ts";
import { visitOf } from "../http/visit.ts";
import type { Operator } from "../operator.ts";
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
    return compressed(c, sitemapText(originOf(c, operator), paths), { "content-type": "application/xml; charset=utf-8" });
  });
  return index;
}

/**
 * The built page with the head of the requested page, so that clients without scripts show a shared link with its
 * title and description. Undefined when the page needs no change.
 */
export function headedPage(dist: string, operator: Operator) {
  return async (c: Context): Promise<Response | undefined> => {
    const url = new URL(c.req.url);
    const language = languageOf(url);
    const page = await describePage(operator, url, language);
    if (!page) return undefined;
    const html = await readFile(join(dist, "index.html"), "utf8");
    const context = { origin: originOf(c, operator), language, config: operator.config };
    return compressed(c, withHead(html, page, context), { "content-type": "text/html; charset=utf-8" });
  };
}

function languageOf(url: URL): PageLanguage {
  const asked = url.searchParams.get(languageParameter);
  return pageLanguages.find((code) => code === asked) ?? pageLanguages[0];
}

/** The configured origin or, without it, the origin at which the visitor reached the site. */
function originOf(c: Context, { config, isTrustedProxy }: Operator): string {
  return config.siteOrigin ?? visitOf(c, isTrustedProxy).origin;
}
