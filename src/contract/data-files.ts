/** The static data files of a site, which an operator can replace without a build. */
import * as v from "valibot";
import { list } from "./list.ts";
import { flag, id, ifFits, image, link, localised, text } from "./values.ts";
import { pageLanguages } from "./page-languages.ts";

export const headerMenuItem = v.object({
  id,
  title: localised,
  to: link,
  icon: ifFits(text),
  /** Shown to signed-in players only. */
  auth: ifFits(flag),
  /** An unknown badge is ignored, so that its item is still shown. */
  badge: ifFits(v.picklist(["new", "live", "hot"])),
});
export type HeaderMenuItem = v.InferOutput<typeof headerMenuItem>;

export const footerMenuGroup = v.object({
  id,
  title: localised,
  items: list(v.object({ id, title: localised, to: link })),
});
export type FooterMenuGroup = v.InferOutput<typeof footerMenuGroup>;

export const language = v.object({ id, title: text, lang: v.picklist(pageLanguages) });
export type Language = v.InferOutput<typeof language>;

export const partner = v.object({ id, name: text, logo: image, url: ifFits(link) });
export type Partner = v.InferOutput<typeof partner>;

export const investmentMethod = v.object({ id, name: text, logo: image, type: id });
export type InvestmentMethod = v.InferOutput<typeof investmentMethod>;

/** The address and schema of each file, by its name in code. */
export const dataFiles = {
  headerMenu: { path: "/data/header-menu.json", schema: list(headerMenuItem) },
  footerMenu: { path: "/data/footer-menu.json", schema: list(footerMenuGroup) },
  languages: { path: "/data/languages.json", schema: list(language) },
  partners: { path: "/data/partners.json", schema: list(partner) },
  investmentMethods: { path: "/data/investment-methods.json", schema: list(investmentMethod) },
} as const;
export type DataFileName = keyof typeof dataFiles;

/** The parsed content of a data file. */
export type DataFile<Name extends DataFileName> = v.InferOutput<(typeof dataFiles)[Name]["schema"]>;
