import type { SiteConfig } from "../contract/site-config.ts";

/**
 * Gives the page the operator's face: title and accent from config.json. Name and logo are rendered by
 * the shell. Without an accent of its own a brand keeps the tokens' cobalt.
 */
export async function applyBrand({ brand }: SiteConfig): Promise<void> {
  document.title = brand.name;
  if (!brand.accent) return;
  // The colour arithmetic is only needed by operators that bring a colour; the worker keeps it for them.
  const { applyAccent } = await import("../ui/accent.ts");
  applyAccent(brand.accent, document.documentElement.style);
}
