import { test as base, type BrowserContext, expect, type Page } from "@playwright/test";
import type { RunningOperator } from "../../operator/server.ts";
import { operatorOfFile, type OperatorOfFile } from "./operator-of-file.ts";
import { recordToasts } from "./toasts.ts";

interface WorkerFixtures {
  readonly operators: OperatorOfFile;
}

interface TestFixtures {
  /** The reference operator with the built app. The tests of a spec file share one, and no other file sees it. */
  readonly operator: RunningOperator;
  /** Whether the popup of a visit may open. It covers what other tests click, so only its own test allows it. */
  readonly popup: boolean;
  /** Whether pages download the catalogue of games by themselves, 15 seconds after their first screen. */
  readonly downloadsCatalogue: boolean;
  /** Fails the test when the page reports a CSP violation, an uncaught error or a console error. */
  readonly noSurprises: Surprises;
}

/** Unexpected errors on the page. */
export interface Surprises {
  /** Allows an error that the test causes itself. */
  readonly expectError: (pattern: RegExp) => void;
}

/**
 * Gives the pages a metered network, on which they do not download the catalogue of games by themselves. The download
 * takes a busy machine's time from the test.
 */
async function meterNetwork(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: { type: "cellular", downlink: 1 } }),
  );
}

/** The base of every end-to-end test: the built app with the real operator in a real browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  operators: [
    async ({}, use) => {
      const operators = operatorOfFile();
      await use(operators);
      await operators.close();
    },
    { scope: "worker" },
  ],
  // After a change of the seed the first start makes its database, which takes minutes on a busy machine.
  operator: [async ({ operators }, use, { file }) => use(await operators.get(file)), { timeout: 600_000 }],
  popup: [false, { option: true }],
  downloadsCatalogue: [false, { option: true }],
  baseURL: async ({ operator }, use) => use(operator.origin),
  noSurprises: [
    async ({ context, popup, downloadsCatalogue }, use) => {
      await recordToasts(context);
      if (!downloadsCatalogue) await meterNetwork(context);
      if (!popup) {
        await context.addInitScript(() => {
          // The blank page of a new tab has no storage, and a frame may have none.
          if (window === window.top && location.protocol.startsWith("http"))
            sessionStorage.setItem("modalStatus", "shown");
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
      // A request may still be on its way to a route of the test. Its end must not fail the next test.
      await context.unrouteAll({ behavior: "ignoreErrors" });
      expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
