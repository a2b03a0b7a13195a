/** Addresses of the content pages that read well; `/info/{InfType}` leads to the same page (contract §1). */
import { type InfType, infTypes } from "./information.ts";

const names: Readonly<Record<Exclude<InfType, "SiteInformation">, string>> = {
  SocialMediaLinks: "social-media",
  DomainBilgi: "our-address",
  bottomBarInfo: "legal-information",
  KullanimSartlari: "terms-of-use",
  financeRules: "finance-rules",
  liveCasinoRules: "live-casino-rules",
  otherGameRules: "other-game-rules",
  AffilateInfo: "affiliate-programme",
  SorumluOyunculuk: "responsible-gaming",
  SSSinformation: "faq",
  GenelKurallar: "general-rules",
  GizlilikBilgisi: "privacy",
  FinancialsInformation: "financial-information",
  CasinoKurallari: "casino-rules",
  BahisKurallari: "betting-rules",
  PromoSart: "promotion-terms",
};

/** What the page is called as well: the rules of bonuses stand with those of promotions (spec §2). */
const otherNames: Readonly<Record<string, InfType>> = { "bonus-rules": "PromoSart", "using-rules": "KullanimSartlari" };

const byName = new Map<string, InfType>([
  ...infTypes.flatMap((infType) => (infType === "SiteInformation" ? [] : [[names[infType], infType] as const])),
  ...Object.entries(otherNames),
]);

/** The address of a content page: the one that reads well, `/info/{InfType}` for those of an operator's own. */
export function informationPath(infType: string): string {
  if (infType === "SiteInformation") return "/about-us";
  const name = Object.hasOwn(names, infType) ? names[infType as keyof typeof names] : encodeURIComponent(infType);
  return `/info/${name}`;
}

/** Which content page `/info/{name}` is: by a name that reads well, or else by its InfType. */
export function infTypeOf(name: string): string {
  return byName.get(name) ?? name;
}
