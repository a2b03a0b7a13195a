import { infTypes } from "../../contract/information.ts";

/**
 * Whether the front end knows this content page. An operator may have others; those exist if the operator answers with
 * one (contract.md, cmscontroller/getInformation).
 */
export function isKnownInfType(infType: string): boolean {
  return infTypes.some((known) => known === infType);
}

/** Whether the text of this content page is HTML. Two content pages are lists in JSON. */
export function isHtml(infType: string): boolean {
  return infType !== "SSSinformation" && infType !== "SocialMediaLinks";
}
