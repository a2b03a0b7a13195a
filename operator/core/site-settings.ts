import type { SiteConfig } from "../../src/contract/site-config.ts";
import { readSiteConfig } from "../../src/contract/site-config-problems.ts";
import { OperatorError } from "../lib/faults.ts";

/** The settings of /config.json that an operator may change. The public keys are always the operator's own. */
export type SiteSettings = Partial<Omit<SiteConfig, "publicKey" | "vapidPublicKey" | "brand" | "support">> & {
  readonly brand?: Partial<SiteConfig["brand"]>;
  readonly support?: Partial<SiteConfig["support"]>;
};

/** The id of a site whose settings name none. */
export const defaultSiteId = "889";

const demo = {
  apiBase: "",
  ipInfoUrl: "/ip-info",
  siteId: defaultSiteId,
  siteName: "karo",
  brand: { name: "Karo" },
  support: { email: "destek@karo.example" },
  publicGet: true,
} as const;

/**
 * The site's configuration: the demo's, overridden by the given settings.
 *
 * @throws OperatorError that lists all errors in the settings.
 */
export function siteConfigOf(settings: SiteSettings, publicKey: string, vapidPublicKey?: string): SiteConfig {
  const read = readSiteConfig({
    ...demo,
    ...settings,
    brand: { ...demo.brand, ...settings.brand },
    support: { ...demo.support, ...settings.support },
    publicKey,
    ...(vapidPublicKey !== undefined && { vapidPublicKey }),
  });
  if ("config" in read) return read.config;
  throw new OperatorError("The site's settings are not valid.", read.problems.map(({ message }) => message).join("\n"));
}
