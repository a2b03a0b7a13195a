import { availableParallelism } from "node:os";
import { linguiTransformerBabelPreset, lingui } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumOf, withoutOptimizing } from "./tests/chromium.ts";

/** What every project has. `extends: false` keeps the build's plugins out, and the root's settings with them. */
const everyProject = {
  // Vitest's own choice leaves one processor free, which on a small machine is every other one.
  maxWorkers: "100%",
  // Only against what hangs. A busy machine takes long, and no test asks how long.
  testTimeout: 240_000,
  hookTimeout: 240_000,
};

/** Separate from vite.config.ts, because a build installs nothing that only tests need. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: "./vite.config.ts",
        test: {
          name: "app",
          include: ["{src,sw,scripts,conformance,tests/other-operator,tests/money-storm}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.browser.test.tsx"],
          // Tests that read a stylesheet's text get it; otherwise Vitest leaves CSS out.
          css: { include: /\.css\?raw$/ },
          // Files in one process after another: a process for each would take more time than its tests.
          isolate: false,
          setupFiles: ["tests/nothing-left.ts", "src/testing/fresh-file.ts", "tests/property-runs.ts"],
          ...everyProject,
        },
      },
      {
        extends: false,
        // Components in a real browser: layout, focus and styles are those of the player's page.
        plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
        // Vite finds these only when a test imports them. It would reload the page then, and break the test that runs.
        optimizeDeps: {
          include: [
            "@hookform/resolvers/valibot",
            "@tanstack/react-router",
            "react-dom/client",
            "web-vitals",
            "workbox-window",
          ],
        },
        test: {
          name: "components",
          // What a test waits for in the page. Vitest's own limit of one second is too short on a busy machine.
          // Asked for more often than by default (50 ms), because most of it is there within some milliseconds.
          expect: { poll: { timeout: 30_000, interval: 15 } },
          include: ["src/**/*.browser.test.tsx"],
          setupFiles: ["src/testing/effects-first.ts", "src/testing/site-page.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumOf("shell", withoutOptimizing) }),
            instances: [{ browser: "chromium" }],
          },
          ...everyProject,
          // Pages often wait, for the next frame or for an answer. With more pages than processors, another one runs then.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
        },
      },
      {
        // The operator needs none of the app's plugins.
        extends: false,
        test: {
          name: "operator",
          include: ["{operator,demo,tests/faulty-operator}/**/*.test.ts"],
          globalSetup: ["operator/testing/load-template.ts"],
          setupFiles: ["tests/nothing-left.ts", "operator/testing/setup.ts", "tests/property-runs.ts"],
          // Files in one process after another: PGlite, a database in WebAssembly, is compiled once for all of them.
          isolate: false,
          ...everyProject,
        },
      },
    ],
  },
});
