import { homeScreenIcon, shareIcon, tabIcon } from "../../src/contract/brand-icons.ts";
import { pageLanguages, type PageLanguage, pathIn } from "../../src/contract/page-languages.ts";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import { graphOf, type PageDescription, type Place, type Thing } from "./structured-data.ts";

/** The parts of index.html that are replaced: its title, and the tags that are the same for every page. */
const placeholder = /<title>[\s\S]*?<\/title>[\s\S]*?<!-- \/first page -->/;

const locales: Readonly<Record<PageLanguage, string>> = { tr: "tr_TR", en: "en_GB" };

export interface HeadContext {
  /** The site's origin, such as `https://karo.example`. */
  readonly origin: string;
  readonly language: PageLanguage;
  readonly config: Pick<SiteConfig, "brand">;
}

/** The first slide's place in the skeleton, see src/start/skeleton.html. */
const slidePlace = '<div class="sk-hero"><i></i>';

/**
 * Returns index.html with the head of one page, for clients that do not run scripts. The home page's skeleton gets
 * its first picture, which then loads long before the app.
 */
export function withHead(html: string, page: PageDescription, context: HeadContext): string {
  const { language } = context;
  return withIcons(html, context.config.brand)
    .replace(slidePlace, (place) => (page.slide ? place.replace("<i></i>", slidePicture(page.slide)) : place))
    .replace(placeholder, () => headTags(page, context))
    .replace(/<html lang="\w+"/, `<html lang="${language}"`);
}

/** Crawlers and iOS take the icons from here. For players the page sets them (src/shell/services/PageServices.tsx). */
function withIcons(html: string, brand: SiteConfig["brand"]): string {
  const icons = { icon: tabIcon(brand), "apple-touch-icon": homeScreenIcon(brand) };
  return Object.entries(icons).reduce(
    (page, [rel, src]) =>
      src === undefined
        ? page
        : page.replace(new RegExp(`<link rel="${rel}"[^>]*>`), () => `<link rel="${rel}" href="${escaped(src)}">`),
    html,
  );
}

/** The same markup as src/ui/Picture.tsx, which replaces it. */
function slidePicture({ src, phoneSrc }: NonNullable<PageDescription["slide"]>): string {
  const source = phoneSrc === undefined ? "" : `<source media="(max-width: 47.99rem)" srcset="${escaped(phoneSrc)}">`;
  return `<picture>${source}<img src="${escaped(src)}" alt="" fetchpriority="high"></picture>`;
}

/**
 * The first slide is the largest paint. Without these links the browser asks for it after all other files of index.html,
 * as the seventh, and HTTP/1.1 fetches six at once.
 */
function slidePreloads(slide: PageDescription["slide"]) {
  if (slide === undefined) return [];
  const { src, phoneSrc } = slide;
  const pictures =
    phoneSrc === undefined
      ? [{ href: src }]
      : [
          { href: phoneSrc, media: "(max-width: 47.99rem)" },
          { href: src, media: "(min-width: 48rem)" },
        ];
  return pictures.map(
    (picture) => ["link", { rel: "preload", as: "image", fetchpriority: "high", ...picture }] as const,
  );
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
  const image = new URL(brand.shareImage ?? shareIcon(brand) ?? "/icons/icon-512.png", origin).href;
  const tags = [
    ...slidePreloads(page.slide),
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

/** Tags with `data-first-page` are removed by the page once it has set its own. */
function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join("")} data-first-page>`;
}

/**
 * A data block, which no browser executes, so the content security policy does not apply. It names its page and
 * stays: under Trusted Types the page could not replace it.
 */
function structured(graph: readonly Thing[], address: string): string {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json" data-first-page="${escaped(address)}">${json}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
