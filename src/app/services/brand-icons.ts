/**
 * Makes the operator's logo the icon of the tab, and of the home screen on iOS, which takes it from the page. Other
 * systems take the icon of an installed app from the manifest (sw/manifest.ts). Without a logo, the build's icons stay.
 */
export function showBrandIcons(logo: string | undefined): void {
  if (!logo) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="apple-touch-icon"]')) {
    link.removeAttribute("type");
    link.href = logo;
  }
}
