import type { ExtensionName } from "../contract/declaration.ts";
import { createStore } from "../lib/store.ts";
import { siteConfig } from "./config.ts";

export type Extensions = ReadonlySet<ExtensionName>;

/** What `fetchCapabilities` has learned. It stands apart because the calls that it sends ask for it as well. */
export const knownExtensions = createStore<Extensions>(new Set());

/** Whether public reads go by GET: as config.json says, otherwise from when the operator has named `publicGet`. */
export function takesPublicGets(): boolean {
  return siteConfig().publicGet ?? knownExtensions.get().has("publicGet");
}
