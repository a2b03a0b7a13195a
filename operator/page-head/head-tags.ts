import { pageLanguages, type PageLanguage, pathIn } from "../../src/contract/page-languages.ts";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import type { PageDescription } from "./describe-page.ts";
import { graphOf, type Place, type Thing } from "./structured-data.ts";

/** What of index.html is replaced: its title and what stands there for every page. */
const placeholder = /<title>[\s\S]*?<\/title>[\s\S]*?<!-- \/first page -->/;

const locales: Readonly<Record<PageLanguage, string>> = { tr: "tr_TR", en: "en_GB" };

export interface HeadContext {
  /** `https://karo.example`: where players find the site. */
  readonly origin: string;
  readonly language: PageLanguage;
  readonly config: Pick<SiteConfig, "brand">;
}

/** The place of the first slide in the skeleton, see src/app/shell/skeleton.html. */
const slidePlace = '<div class="sk-hero"><i></i>';

/**
 * index.html with the head of one page, for those who read it without running it. The home page's skeleton gets
 * its first picture: on a first visit it is there long before the app.
 */
export function withHead(html: string, page: PageDescription, context: HeadContext): string {
  const { language } = context;
  return html
    .replace(slidePlace, (place) => (page.slide ? place.replace("<i></i>", slidePicture(page.slide)) : place))
    .replace(placeholder, () => headTags(page, context))
    .replace(/<html lang="\w+"/, `<html lang="${language}"`);
}

/** As the app shows it (src/ui/Picture.tsx), which takes its place. */
function slidePicture({ src, phoneSrc }: NonNullable<PageDescription["slide"]>): string {
  const source = phoneSrc === undefined ? "" : `<source media="(max-width: 47.99rem)" srcset="${escaped(phoneSrc)}">`;
  return `<picture>${source}<img src="${escaped(src)}" alt="" fetchpriority="high"></picture>`;
}

function headTags(page: PageDescription, { origin, language, config }: HeadContext): string {
  const { brand } = config;
  const place: Place = {
    address: (path) => new URL(pathIn(language, path), origin).href,
    picture: (path) => new URL(path, origin).href,
    language,
    brand: brand.name,
  };
  const address = (code: PageLanguage) => new URL(pathIn(code, page.path), origin).href;
  const title = page.path === "/" ? page.title : `${page.title} · ${brand.name}`;
  const image = new URL(brand.shareImage ?? "/icons/icon-512.png", origin).href;
  const tags = [
    ["meta", { name: "description", content: page.description }],
    ["link", { rel: "canonical", href: address(language) }],
    ...pageLanguages.map((code) => ["link", { rel: "alternate", hreflang: code, href: address(code) }] as const),
    ["link", { rel: "alternate", hreflang: "x-default", href: address(pageLanguages[0]) }],
    ["meta", { property: "og:type", content: "website" }],
    ["meta", { property: "og:site_name", content: brand.name }],
    ["meta", { property: "og:title", content: page.title }],
    ["meta", { property: "og:description", content: page.description }],
    ["meta", { property: "og:url", content: address(language) }],
    ["meta", { property: "og:locale", content: locales[language] }],
    ...pageLanguages
      .filter((code) => code !== language)
      .map((code) => ["meta", { property: "og:locale:alternate", content: locales[code] }] as const),
    ["meta", { property: "og:image", content: image }],
    ["meta", { name: "twitter:card", content: brand.shareImage ? "summary_large_image" : "summary" }],
  ] as const;
  return [
    `<title>${escaped(title)}</title>`,
    ...tags.map(([name, attributes]) => tag(name, attributes)),
    structured(graphOf(page, place), address(language)),
  ].join("\n    ");
}

/** The page takes out what carries `data-first-page` once it has its own. */
function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join("")} data-first-page>`;
}

/**
 * Data, which no browser runs: the content security policy has no say in it. It names its page, with which it
 * stays: the page itself could not write it anew under Trusted Types.
 */
function structured(graph: readonly Thing[], address: string): string {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json" data-first-page="${escaped(address)}">${json}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
