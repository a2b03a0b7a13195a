import type { SiteConfig } from "../src/contract/site-config.ts";
import { readSiteConfig } from "../src/contract/site-config-problems.ts";
import { imageWidths } from "./art/rasters.ts";
import { OperatorError } from "./operator-error.ts";

/** What an operator may set of /config.json; the public key is always this operator's own. */
export type SiteSettings = Partial<Omit<SiteConfig, "publicKey" | "brand" | "support">> & {
  readonly brand?: Partial<SiteConfig["brand"]>;
  readonly support?: Partial<SiteConfig["support"]>;
};

const demo = {
  apiBase: "",
  ipInfoUrl: "/ip-info",
  siteId: "889",
  siteName: "karo",
  brand: { name: "Karo" },
  support: { email: "destek@karo.example" },
  imageWidths,
} as const;

/**
 * The site's configuration: the demo's, with the given settings over it.
 *
 * @throws OperatorError that names everything that is wrong with the settings.
 */
export function siteConfigOf(settings: SiteSettings, publicKey: string): SiteConfig {
  const read = readSiteConfig({
    ...demo,
    ...settings,
    brand: { ...demo.brand, ...settings.brand },
    support: { ...demo.support, ...settings.support },
    publicKey,
  });
  if ("config" in read) return read.config;
  throw new OperatorError(
    "The site's settings are not valid.",
    read.problems.map(({ message }) => message).join("\n"),
  );
}
