import type { LaunchOptions } from "@playwright/test";

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

/** Chromium's argument for tests: their pages close before optimized code pays off. */
export const withoutOptimizing = "--js-flags=--no-opt --no-maglev";

/**
 * Returns how to launch Chromium, with `moreArgs` beside `chromiumArgs`. `shell` is the headless shell: the same engine
 * with less of a browser around it. It takes a seventh less processor time, but has no notifications and no installed
 * apps; tests of those need `full`. The paths come from `npm test`. Without them, Playwright launches its own builds. If only
 * `CHROMIUM_PATH` is set, it serves both.
 */
export function chromiumOf(
  kind: "full" | "shell",
  ...moreArgs: readonly string[]
): Pick<LaunchOptions, "executablePath" | "channel" | "args"> {
  const { CHROMIUM_PATH: full, CHROMIUM_SHELL_PATH: shell = full } = process.env;
  const executablePath = kind === "full" ? full : shell;
  const ownChannel = kind === "full" ? "chromium" : "chromium-headless-shell";
  return { ...(executablePath ? { executablePath } : { channel: ownChannel }), args: [...chromiumArgs, ...moreArgs] };
}
