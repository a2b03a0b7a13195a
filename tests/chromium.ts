/**
 * The popups of Chromium's address bar. Each is a page with its own process, loaded for every window. No test sees
 * them, and they cost more than half of what an empty page costs.
 */
const ownPopups = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** Features that Playwright disables. Our own list replaces Playwright's, so it repeats them. */
const asPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "SkipListAccountsWithoutGaiaCookies",
];

/** Chromium's arguments for tests and benchmarks: no background traffic, and no features that only people need. */
export const chromiumArgs: readonly string[] = [
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${[...asPlaywright, ...ownPopups].join(",")}`,
  // Chromium's sandbox does not work as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
