import { pageLanguages, pathIn } from "../../src/contract/page-languages.ts";
import { privatePaths } from "../../src/contract/public-pages.ts";

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
