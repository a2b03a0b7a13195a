import type { SiteConfig } from "../contract/site-config.ts";
import { deviceStorage } from "../lib/storage.ts";

/** The storage key of the last look: the brand that it was computed of, a line break, and the look. theme.js reads it. */
export const lookKey = "karo.look";

/**
 * Gives the page the operator's look. Resolves at once if theme.js has shown what an earlier visit remembered of this
 * brand. `again` computes it all the same: a new build may derive it otherwise.
 */
export async function applyLookOf(brand: SiteConfig["brand"], again = false): Promise<void> {
  const { name: _, ...look } = brand;
  const key = JSON.stringify(look);
  const remembered = deviceStorage.read(lookKey) ?? "{}\n";
  if (remembered.startsWith(`${key}\n`) && (!again || key === "{}")) return;
  (await import("./look.ts")).applyLook(look, key);
}
