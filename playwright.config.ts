import { defineConfig } from "@playwright/test";
import { join } from "node:path";
import { chromiumOf, withoutOptimizing } from "./tests/chromium.ts";
import { isWholeRun } from "./tests/tier.ts";

/** Notifications and installed apps are parts of the full browser. */
const needsFullBrowser: readonly string[] = ["**/push.spec.ts", "**/install.spec.ts"];
/** Tests with this tag take too long for every change: `npm run test:all` runs them. */
const nightly = /@nightly/;

/**
 * End-to-end tests: the built app, the real operator, a real browser. Each spec file has an operator of its own
 * (tests/e2e/fixtures.ts). Files may run in any order: `npm run test:all` shuffles them.
 */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  globalSetup: ["./tests/current-build.ts", "./tests/e2e/template-database.ts"],
  outputDir: ".cache/test-results",
  fullyParallel: false,
  forbidOnly: true,
  ...(!isWholeRun && { grepInvert: nightly }),
  // A test that fails and then passes is flaky. The summary of `npm test` names it and does not count it as passed.
  retries: 1,
  workers: 2,
  // Against what hangs: a busy machine takes long.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [["list"], ["json", { outputFile: join(".cache", "reports", "e2e.json") }]],
  use: {
    // Less than a test has, so that the report names what was waited for.
    actionTimeout: 60_000,
    // Recording costs a third of the time, so only the second try of a failed test is recorded.
    trace: "on-first-retry",
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
  },
  projects: [
    {
      name: "shell",
      testIgnore: [...needsFullBrowser],
      use: { launchOptions: chromiumOf("shell", withoutOptimizing) },
    },
    {
      name: "chromium",
      testMatch: [...needsFullBrowser],
      use: { launchOptions: chromiumOf("full", withoutOptimizing) },
    },
  ],
});
