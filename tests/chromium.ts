/**
 * Chromium's own popups of its address bar, each a page with a process of its own, loaded for every window: no
 * test sees them, and they cost more than half of what an empty page costs.
 */
const ownPopups = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** What Playwright switches off and we need off too: naming features of our own takes the place of its list. */
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

/** How tests and benchmarks start Chromium: no traffic of its own, nothing that only a person at it needs. */
export const chromiumArgs: readonly string[] = [
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${[...asPlaywright, ...ownPopups].join(",")}`,
  // A sandbox is not to be had by root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
