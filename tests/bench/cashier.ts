import type { Page } from "@playwright/test";
import type { RunningOperator } from "../../operator/server.ts";
import { launchChromium } from "../launch-chromium.ts";
import { startSignedIn } from "../e2e/signed-in.ts";
import type { Spread } from "./lobby.ts";
import { median } from "./statistics.ts";

export interface CashierFigures {
  /** From a tap on "Para yatır" on the account's page to the frame that shows the methods, which were shown before. */
  readonly routeChange: Spread;
  /** From a key in a method's form to the end of the frame that shows it. */
  readonly key: Spread;
  /** How many of those keys were shown in the first frame after the press. */
  readonly inOneFrame: number;
}

const rounds = 10;
const typed = ["1.250,50", "TR330006100519786457841326"];

interface Taken {
  readonly milliseconds: number;
  readonly frames: number;
}
type BenchWindow = typeof globalThis & { took: Promise<Taken> };

/** Measures the deposit page on a phone's screen, CPU x4, with a signed-in player and without the worker. */
export async function measureCashier(operator: RunningOperator): Promise<CashierFigures> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: "tr-TR",
      baseURL: operator.origin,
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem("modalStatus", "shown"));
    await startSignedIn(page, operator, "toprak");
    await page.goto("/profile");
    const main = page.getByRole("main");
    const deposit = main.getByRole("link", { name: "Para yatır" });
    const card = "main li a[href^='/profile/deposit/']";
    await deposit.click();
    await page.locator(card).first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });

    const changes: Taken[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.goBack();
      await deposit.waitFor();
      await page.waitForTimeout(500);
      await deposit.hover();
      await untilShown(page, card);
      await page.mouse.down();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.mouse.up();
      changes.push(await took(page));
    }

    await page.locator(`${card}[href$='/22']`).first().click();
    const keys: Taken[] = [];
    for (const [at, field] of [
      main.getByLabel("Tutar", { exact: true }),
      main.getByLabel(/^Gönderen IBAN/),
    ].entries()) {
      await field.click();
      for (const key of typed[at] ?? "") {
        await untilShown(page, "main");
        await page.keyboard.press(key);
        keys.push(await took(page));
      }
    }
    return {
      routeChange: spread(changes),
      key: spread(keys),
      inOneFrame: keys.filter(({ frames }) => frames === 1).length,
    };
  } finally {
    await browser.close();
  }
}

/** Starts to measure at the next click or key: until the end of the first frame in which the page has `selector`. */
async function untilShown(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const bench = globalThis as BenchWindow;
    bench.took = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        for (const type of ["keydown", "click"]) removeEventListener(type, begin, { capture: true });
        let frames = 0;
        const look = () => {
          frames += 1;
          if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
          // The animation frame's callback runs before the paint, the message after it.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => resolve({ milliseconds: performance.now() - timeStamp, frames }));
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      for (const type of ["keydown", "click"]) addEventListener(type, begin, { capture: true });
    });
  }, selector);
}

const took = (page: Page) => page.evaluate(() => (globalThis as BenchWindow).took);

function spread(taken: readonly Taken[]): Spread {
  const times = taken.map(({ milliseconds }) => milliseconds);
  return { median: median(times), worst: Math.max(...times), count: times.length };
}
