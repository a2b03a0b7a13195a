import { test as base, expect, type Page } from "@playwright/test";
import { join } from "node:path";
import { demoSeed } from "../../operator/demo-seed.ts";
import { startOperator, type RunningOperator } from "../../operator/server.ts";
import { cheapHash } from "../../operator/testing/cheap-hash.ts";

interface WorkerFixtures {
  /** The reference operator on a free port with its own database, one for each Playwright worker. */
  readonly operator: RunningOperator;
}

interface TestFixtures {
  /** Whether the popup of a visit may open. It covers what other tests click, so only its own test allows it. */
  readonly popup: boolean;
  /** Fails the test when the page reports a CSP violation, an uncaught error or a console error. */
  readonly noSurprises: Surprises;
}

/** Unexpected errors on the page. */
export interface Surprises {
  /** Allows an error that the test causes itself. */
  readonly expectError: (pattern: RegExp) => void;
}

/** The base of every end-to-end test: the built app with the real operator in a real browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  operator: [
    async ({}, use) => {
      const operator = await startOperator({
        port: 0,
        dist: join(import.meta.dirname, "../../dist"),
        dataDir: "memory",
        seed: { ...demoSeed, hashPassword: cheapHash },
      });
      await use(operator);
      await operator.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  popup: [false, { option: true }],
  baseURL: async ({ operator }, use) => use(operator.origin),
  noSurprises: [
    async ({ context, popup }, use) => {
      if (!popup) {
        await context.addInitScript(() => {
          // The blank page of a new tab has no storage, and a frame may have none.
          if (window === window.top && location.protocol.startsWith("http")) sessionStorage.setItem("modalStatus", "shown");
        });
      }
      const expected: RegExp[] = [];
      const found: string[] = [];
      const watch = (page: Page) => {
        page.on("pageerror", (error) => found.push(`uncaught: ${error.message}`));
        page.on("console", (message) => {
          if (message.type() === "error") found.push(`console: ${message.text()}`);
        });
      };
      context.on("page", watch);
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) =>
          console.error(`CSP: ${event.violatedDirective} blocked ${event.blockedURI}`),
        );
      });
      await use({ expectError: (pattern) => expected.push(pattern) });
      expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
