/** The static data files of a site, which an operator replaces without a build (contract §1). */
import * as v from "valibot";
import { list } from "./list.ts";
import { localised } from "./localised.ts";
import { pageLanguages } from "./page-languages.ts";
import { flag, id, image, link, maybe, text } from "./values.ts";

export const headerMenuItem = v.object({
  id,
  title: localised,
  to: link,
  icon: maybe(text),
  /** Shown to signed-in players alone. */
  auth: maybe(flag),
  /** One that this build has no word for costs its item nothing. */
  badge: v.fallback(maybe(v.picklist(["new", "live", "hot"])), undefined),
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

export const partner = v.object({ id, name: text, logo: image, url: maybe(link) });
export type Partner = v.InferOutput<typeof partner>;

export const investmentMethod = v.object({ id, name: text, logo: image, type: id });
export type InvestmentMethod = v.InferOutput<typeof investmentMethod>;

/** Each file by the name it has in code: its address on the site and its schema. */
export const dataFiles = {
  headerMenu: { path: "/data/header-menu.json", schema: list(headerMenuItem) },
  footerMenu: { path: "/data/footer-menu.json", schema: list(footerMenuGroup) },
  languages: { path: "/data/languages.json", schema: list(language) },
  partners: { path: "/data/partners.json", schema: list(partner) },
  investmentMethods: { path: "/data/investment-methods.json", schema: list(investmentMethod) },
} as const;
export type DataFileName = keyof typeof dataFiles;

/** What a data file holds once it went through its schema. */
export type DataFile<Name extends DataFileName> = v.InferOutput<(typeof dataFiles)[Name]["schema"]>;
