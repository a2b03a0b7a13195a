import type * as v from "valibot";
import type { promotion, tournament } from "../../src/contract/cms-items.ts";
import type { FaqEntry } from "../../src/contract/information.ts";
import type { PageLanguage } from "../../src/contract/page-languages.ts";
import type { SiteConfig } from "../../src/contract/site-config.ts";

/** A schema.org object without `@context`. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** The page's context for its structured data. */
export interface Place {
  /** The absolute address of a path in the page's language. */
  readonly address: (path: string) => string;
  /** The absolute address of a picture. Pictures have no language. */
  readonly picture: (path: string) => string;
  readonly language: PageLanguage;
  readonly brand: SiteConfig["brand"]["name"];
}

/** The metadata of a page for link previews and search engines. */
export interface PageDescription {
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Its address in the default language. */
  readonly path: string;
  /** The picture of the first slide on the home page, which is the largest element of its first screen. */
  readonly slide?: { readonly src: string; readonly phoneSrc?: string };
  /** The page between the home page and this one, for breadcrumbs. */
  readonly above?: { readonly title: string; readonly path: string };
  /** The kind of page and its subject. Undefined for an ordinary page. */
  readonly about?: (place: Place) => Thing;
}

/** The structured data of a page: the page itself, its subject, and its breadcrumbs. */
export function graphOf(page: PageDescription, place: Place): Thing[] {
  const { address, language, brand } = place;
  const site: Thing = { "@type": "WebSite", name: brand, url: address("/"), inLanguage: language };
  if (page.path === "/") return [site];
  const { "@type": type = "WebPage", ...about } = page.about?.(place) ?? {};
  const url = address(page.path);
  const own: Thing = {
    "@type": type,
    name: page.title,
    description: page.description,
    url,
    inLanguage: language,
    isPartOf: site,
    ...about,
  };
  const way = [{ title: brand, path: "/" }, ...(page.above ? [page.above] : []), page];
  const crumbs = way.map(({ title, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    item: address(path),
  }));
  return [own, { "@type": "BreadcrumbList", itemListElement: crumbs }];
}

/** A page that lists others, such as all promotions. */
export function aboutList(items: readonly { readonly title: string; readonly path: string }[]) {
  return ({ address }: Place): Thing => ({
    "@type": "CollectionPage",
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: items.length,
      itemListElement: items.map(({ title, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: address(path),
      })),
    },
  });
}

/** A promotion is an Offer while it can be accepted. Afterwards it is a plain page. */
export function aboutPromotion(one: v.InferInput<typeof promotion>, path: string) {
  return ({ address, picture, brand }: Place): Thing => {
    const { title, summary, image, state, Start_date, End_date } = one;
    if (state === "finished") return { "@type": "WebPage" };
    const offer: Thing = {
      "@type": "Offer",
      name: title,
      description: summary,
      url: address(path),
      image: picture(image),
      ...(Start_date && { validFrom: Start_date }),
      ...(End_date && { validThrough: End_date }),
      offeredBy: { "@type": "Organization", name: brand, url: address("/") },
    };
    return { "@type": "WebPage", mainEntity: offer };
  };
}

/** A tournament is an Event on this site. */
export function aboutTournament(one: v.InferInput<typeof tournament>, path: string, description: string) {
  return ({ address, picture, brand }: Place): Thing => {
    const { title, image, Start_date, End_date } = one;
    const event: Thing = {
      "@type": "Event",
      name: title,
      description,
      url: address(path),
      image: picture(image),
      ...(Start_date && { startDate: Start_date }),
      ...(End_date && { endDate: End_date }),
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: address(path) },
      organizer: { "@type": "Organization", name: brand, url: address("/") },
    };
    return { "@type": "WebPage", mainEntity: event };
  };
}

/** A page of questions and answers. Links in the answers become absolute, because they are read outside the site. */
export function aboutQuestions(questions: readonly FaqEntry[]) {
  return ({ picture }: Place): Thing => ({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        text: answer.replaceAll(/(?<=\bhref=")\/(?!\/)[^"]*/g, (path) => picture(path)),
      },
    })),
  });
}
