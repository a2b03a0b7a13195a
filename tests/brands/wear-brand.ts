import type { BrowserContext } from "@playwright/test";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import { brandFile, type BrandName, settingsOf } from "./brands.ts";

/** Gives the pages of `context` a brand: its settings in place of those in `config`, and its pictures. */
export async function wearBrand(context: BrowserContext, name: BrandName, config: SiteConfig): Promise<void> {
  await context.route("**/config.json", (route) => route.fulfill({ json: { ...config, ...settingsOf(name) } }));
  await context.route("**/brand/*", (route) => {
    const path = brandFile(name, new URL(route.request().url()).pathname);
    return path === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path });
  });
}
