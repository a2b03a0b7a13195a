import { infTypes } from "../../contract/information.ts";

/**
 * Whether the front end itself knows this content page. An operator may have others (contract §2): those
 * are there when the operator answers with one.
 */
export function isKnownInfType(infType: string): boolean {
  return infTypes.some((known) => known === infType);
}

/** Whether the text of this content page is HTML, as all are but two (contract §2). */
export function isHtml(infType: string): boolean {
  return infType !== "SSSinformation" && infType !== "SocialMediaLinks";
}
