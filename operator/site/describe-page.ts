import type { CallContext } from "../core/call-context.ts";
import { getInformation, getPromotions, getSlider, getTournaments } from "../calls/cms.ts";
import { readFaq } from "../../src/contract/information.ts";
import { informationPath, infTypeOf } from "../../src/contract/information-paths.ts";
import type { PageLanguage } from "../../src/contract/page-languages.ts";
import { openingOf } from "../../src/lib/opening.ts";
import { defaultRaiseAfterHours, type Operator } from "../calls/operator.ts";
import { filled, texts } from "../texts/texts.ts";
import { aboutList, aboutPromotion, aboutQuestions, aboutTournament, type PageDescription } from "./structured-data.ts";

/**
 * Describes a public page from the operator's data. Undefined for pages that do not exist or should not be found by
 * search engines.
 */
export async function describePage(
  { db, now, config }: Pick<Operator, "db" | "now" | "config">,
  url: URL,
  language: PageLanguage,
): Promise<PageDescription | undefined> {
  const { name: brand } = config.brand;
  const wordsOf = (page: keyof typeof texts.pages) => ({
    title: filled(texts.pages[page].title[language], { brand }),
    description: texts.pages[page].description[language],
  });
  const context: CallContext = {
    db,
    now: now(),
    language,
    brand,
    caller: { ip: "", userAgent: "", origin: "" },
    siteOrigin: config.siteOrigin ?? "",
    siteId: config.siteId,
    providerOrigin: undefined,
    isPushService: undefined,
    session: undefined,
    raiseAfterHours: defaultRaiseAfterHours,
  };
  const id = url.searchParams.get("id");
  const { pathname } = url;
  if (pathname === "/") return describeHome({ ...wordsOf("home"), path: "/" }, context);
  if (pathname === "/slot") return { ...wordsOf("slot"), path: pathname };
  if (pathname === "/live") return { ...wordsOf("live"), path: pathname };
  if (pathname === "/promotions") return describePromotions(id, { ...wordsOf("promotions"), path: pathname }, context);
  if (pathname === "/tournaments")
    return describeTournaments(id, { ...wordsOf("tournaments"), path: pathname }, context);
  if (pathname === "/about-us") return describeInformation("SiteInformation", context);
  const name = /^\/info\/([\w-]+)$/.exec(pathname)?.[1];
  return name === undefined ? undefined : describeInformation(infTypeOf(name), context);
}

async function describeHome(page: PageDescription, context: CallContext): Promise<PageDescription> {
  const { data } = await getSlider({ limit: 1, offset: 0 }, context);
  const [first] = data ?? [];
  if (!first) return page;
  const { image, imageMobile } = first;
  return { ...page, slide: { src: image, ...(imageMobile && { phoneSrc: imageMobile }) } };
}

async function describePromotions(
  id: string | null,
  list: PageDescription,
  context: CallContext,
): Promise<PageDescription | undefined> {
  const promotions = (await getPromotions({}, context)).data ?? [];
  const pathOf = (one: { id: unknown }) => `${list.path}?id=${encodeURIComponent(String(one.id))}`;
  if (id === null) {
    const open = promotions.filter(({ state }) => state !== "finished");
    return { ...list, about: aboutList(open.map((one) => ({ title: one.title, path: pathOf(one) }))) };
  }
  const promotion = promotions.find((one) => String(one.id) === id);
  if (!promotion) return undefined;
  const { title, summary } = promotion;
  const path = pathOf(promotion);
  return { title, description: String(summary), path, above: list, about: aboutPromotion(promotion, path) };
}

async function describeTournaments(
  id: string | null,
  list: PageDescription,
  context: CallContext,
): Promise<PageDescription | undefined> {
  const tournaments = (await getTournaments({ SiteType: "desktop", limit: 100, offset: 0 }, context)).data ?? [];
  const pathOf = (one: { id: unknown }) => `${list.path}?id=${encodeURIComponent(String(one.id))}`;
  if (id === null) {
    return { ...list, about: aboutList(tournaments.map((one) => ({ title: one.title, path: pathOf(one) }))) };
  }
  const tournament = tournaments.find((one) => String(one.id) === id);
  if (!tournament) return undefined;
  const description = openingOf(tournament.Text);
  const path = pathOf(tournament);
  return {
    title: tournament.title,
    description,
    path,
    above: list,
    about: aboutTournament(tournament, path, description),
  };
}

async function describeInformation(InfType: string, context: CallContext): Promise<PageDescription | undefined> {
  const { data } = await getInformation({ InfType }, context);
  const page = data?.[0];
  if (!page) return undefined;
  const { title, Text } = page;
  const path = informationPath(InfType);
  if (InfType === "SSSinformation") {
    const questions = readFaq(Text);
    const description = openingOf(questions.map(({ question }) => question).join(" "));
    return { title, description, path, about: aboutQuestions(questions) };
  }
  const description = InfType === "SocialMediaLinks" ? title : openingOf(Text);
  return {
    title,
    description,
    path,
    ...(InfType === "SiteInformation" && { about: () => ({ "@type": "AboutPage" }) }),
  };
}
