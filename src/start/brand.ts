import type { SiteConfig } from "../contract/site-config.ts";

/**
 * Applies the operator's brand: title and accent colour from config.json. The shell renders name and logo. Without an
 * accent, the default colour of tokens.css stays.
 */
export async function applyBrand({ brand }: SiteConfig): Promise<void> {
  document.title = brand.name;
  if (!brand.accent) return;
  // Only operators with their own colour need this code. The worker stores it for them.
  const { applyAccent } = await import("./accent/accent.ts");
  applyAccent(brand.accent, document.documentElement.style);
}
