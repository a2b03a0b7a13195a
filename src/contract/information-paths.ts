/** Readable addresses of the content pages. `/info/{InfType}` opens the same pages (contract.md, Paths of the site). */
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

/** Further names. The rules of bonuses are part of those of promotions. */
const otherNames: Readonly<Record<string, InfType>> = { "bonus-rules": "PromoSart", "using-rules": "KullanimSartlari" };

const byName = new Map<string, InfType>([
  ...infTypes.flatMap((infType) => (infType === "SiteInformation" ? [] : [[names[infType], infType] as const])),
  ...Object.entries(otherNames),
]);

/** Returns the readable address of a content page, or `/info/{InfType}` for a type of the operator's own. */
export function informationPath(infType: string): "/about-us" | `/info/${string}` {
  if (infType === "SiteInformation") return "/about-us";
  return `/info/${encodeURIComponent(informationName(infType))}`;
}

/** Returns the readable name of a content page in its address, or the type itself if it is one of the operator's own. */
export function informationName(infType: string): string {
  return Object.hasOwn(names, infType) ? names[infType as keyof typeof names] : infType;
}

/** Returns the InfType of `/info/{name}`, where the name is a readable one or the InfType itself. */
export function infTypeOf(name: string): string {
  return byName.get(name) ?? name;
}
