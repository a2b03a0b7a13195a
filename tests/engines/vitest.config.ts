import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The smoke suite on other engines; `npm test` runs it after the build. */
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    include: ["tests/engines/*.test.ts"],
    globalSetup: "tests/current-build.ts",
    // The tests of a file are one visit: each begins where the one before it ended.
    bail: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
