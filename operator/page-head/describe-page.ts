import type { CallContext } from "../dispatch/handler.ts";
import { getInformation } from "../handlers/cms.ts";
import { getPromotions } from "../handlers/promotions.ts";
import { getTournaments } from "../handlers/tournaments.ts";
import { readFaq } from "../../src/contract/information.ts";
import type { PageLanguage } from "../../src/contract/page-languages.ts";
import { openingOf } from "../../src/lib/opening.ts";
import type { Operator } from "../operator.ts";
import { pageTexts } from "./texts.ts";

/** What a shared link, or a search engine, is told of a page. */
export interface PageDescription {
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Its address in the default language. */
  readonly path: string;
  /** schema.org, without `@context`. */
  readonly structured?: object;
}

/**
 * Describes a public page out of the operator's own data; undefined for a page that nobody is to find by
 * itself, or that there is not.
 */
export async function describePage(
  { db, now, config }: Pick<Operator, "db" | "now" | "config">,
  url: URL,
  language: PageLanguage,
): Promise<PageDescription | undefined> {
  const texts = pageTexts[language];
  const { name: brand } = config.brand;
  const context: CallContext = {
    db, now: now(), language, brand, caller: { ip: "", userAgent: "", origin: "" }, providerOrigin: undefined, session: undefined,
  };
  const id = url.searchParams.get("id");
  const { pathname } = url;
  if (pathname === "/") {
    return { ...texts.home(brand), path: "/", structured: { "@type": "WebSite", name: config.siteName } };
  }
  if (pathname === "/slot") return { ...texts.slot, path: pathname };
  if (pathname === "/live") return { ...texts.live, path: pathname };
  if (pathname === "/promotions") {
    return id === null ? { ...texts.promotions, path: pathname } : describePromotion(id, context);
  }
  if (pathname === "/tournaments") {
    return id === null ? { ...texts.tournaments, path: pathname } : describeTournament(id, context);
  }
  if (pathname === "/about-us") return describeInformation("SiteInformation", pathname, context);
  const infType = /^\/info\/(\w+)$/.exec(pathname)?.[1];
  return infType === undefined ? undefined : describeInformation(infType, pathname, context);
}

async function describePromotion(id: string, context: CallContext): Promise<PageDescription | undefined> {
  const { data } = await getPromotions({}, context);
  const promotion = data?.find((one) => String(one.id) === id);
  return promotion && { title: promotion.title, description: promotion.summary, path: `/promotions?id=${id}` };
}

async function describeTournament(id: string, context: CallContext): Promise<PageDescription | undefined> {
  const { data } = await getTournaments({ SiteType: "desktop", limit: 100, offset: 0 }, context);
  const tournament = data?.find((one) => String(one.id) === id);
  return (
    tournament && {
      title: tournament.title,
      description: openingOf(tournament.Text),
      path: `/tournaments?id=${id}`,
    }
  );
}

async function describeInformation(
  InfType: string,
  path: string,
  context: CallContext,
): Promise<PageDescription | undefined> {
  const { data } = await getInformation({ InfType }, context);
  const page = data?.[0];
  if (!page) return undefined;
  if (InfType !== "SSSinformation") return { title: page.title, description: openingOf(page.Text), path };
  const questions = readFaq(page.Text);
  return {
    title: page.title,
    description: openingOf(questions.map(({ question }) => question).join(" ")),
    path,
    structured: {
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  };
}
