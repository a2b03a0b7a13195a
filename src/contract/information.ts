/** The content pages of `cmscontroller/getInformation`, and the two whose text is JSON. */
import * as v from "valibot";
import { list } from "./list.ts";
import { html, maybe, text } from "./values.ts";

/** The InfTypes that the front end uses. An operator may have others. */
export const infTypes = [
  "SocialMediaLinks",
  "DomainBilgi",
  "bottomBarInfo",
  "KullanimSartlari",
  "financeRules",
  "liveCasinoRules",
  "otherGameRules",
  "AffilateInfo",
  "SorumluOyunculuk",
  "SSSinformation",
  "GenelKurallar",
  "GizlilikBilgisi",
  "FinancialsInformation",
  "CasinoKurallari",
  "BahisKurallari",
  "PromoSart",
  "SiteInformation",
] as const;
export type InfType = (typeof infTypes)[number];

export const socialNetworks = [
  "facebook",
  "twitter",
  "instagram",
  "youtube",
  "reddit",
  "telegram",
  "whatsapp",
  "google",
  "pinterest",
  "thread",
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** A social network with the operator's address there, which is never empty. */
export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

/** A question of the FAQ. The answer is HTML. */
export const faqEntry = v.object({ question: text, answer: html });
export type FaqEntry = v.InferOutput<typeof faqEntry>;

const socialLinks = v.pipe(text, v.parseJson(), v.record(v.string(), v.unknown()));
const faq = v.pipe(text, v.parseJson(), maybe(list(faqEntry)));

/** Returns the non-empty links in the text of `SocialMediaLinks`, or none if it is not valid JSON of that form. */
export function readSocialLinks(jsonText: string): readonly SocialLink[] {
  const parsed = v.safeParse(socialLinks, jsonText);
  if (!parsed.success) return [];
  return socialNetworks.flatMap((network) => {
    const url = parsed.output[network];
    return typeof url === "string" && url.trim() !== "" ? [{ network, url: url.trim() }] : [];
  });
}

/** Returns the questions in the text of `SSSinformation`, or none if it is not valid JSON of that form. */
export function readFaq(jsonText: string): readonly FaqEntry[] {
  const parsed = v.safeParse(faq, jsonText);
  return parsed.success ? (parsed.output ?? []) : [];
}
