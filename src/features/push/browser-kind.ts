/** Browsers whose settings for notifications differ. */
export type BrowserKind = "ios" | "android-app" | "safari" | "firefox" | "chromium";

/** @param isInstalled whether the page runs as an installed app. */
export function browserKind(
  { userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints"> = navigator,
  isInstalled = window.matchMedia("(display-mode: standalone)").matches,
): BrowserKind {
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return "ios";
  if (/Firefox\//.test(userAgent)) return "firefox";
  if (!/Chrom(e|ium)\//.test(userAgent)) return "safari";
  return isInstalled && /Android/.test(userAgent) ? "android-app" : "chromium";
}
